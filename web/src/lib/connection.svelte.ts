/** Whether the server answers. */

export const connection = $state({ reachable: true });
