/** What a screen puts into the frame round it. */

import type { Snippet } from "svelte";

class Shell {
  /** the screen's name, for the tab and for those who hear the screen */
  title = $state("");
  /** buttons of the screen, in the header */
  tools = $state.raw<Snippet | null>(null);
  /** the screen fills the window and never scrolls as a whole */
  fixed = $state(false);
  /** a player on this screen is asked something */
  wanted = $state(false);
}

export const shell = new Shell();
