/** What is told of the thing that is pointed at, on the board or in a player's panel. */
export const plate = $state<{ words: string | null }>({ words: null });
