/** Who is looking at this screen. */

import { api } from "./api";
import type { Person } from "./protocol";
import { say } from "./say.svelte";
import { adopt } from "./settings.svelte";

export const session = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

function is(person: Person | null): Person | null {
  session.person = person;
  session.known = true;
  adopt(person);
  return person;
}

/** Asks the server who this is. */
export async function recognise(): Promise<Person | null> {
  return is((await api.me()).person);
}

/** The person, a new guest where there is none yet. */
export async function someone(): Promise<Person> {
  if (session.person) return session.person;
  const found = session.known ? null : await recognise();
  return found ?? rename(say("ui-guest"));
}

export async function rename(name: string): Promise<Person> {
  const { person } = await api.name(name);
  is(person);
  return person;
}

export async function setPassword(login: string, password: string, old?: string): Promise<void> {
  is((await api.password(login, password, old)).person);
}

export async function logIn(login: string, password: string): Promise<void> {
  is((await api.login(login, password)).person);
}

export async function logOut(): Promise<void> {
  await api.logout();
  is(null);
}
