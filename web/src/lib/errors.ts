/** What went wrong, in words of the language in use. */

import { ApiError } from "./api";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";

export function told(error: unknown): string {
  if (!(error instanceof ApiError)) return say("ui-error-unexpected");
  return error.unreachable ? say("ui-unreachable") : error.error.text[settings.language];
}
