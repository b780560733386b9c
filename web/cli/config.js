/** The algorithms that the examples of the help use, and the one of `mazewright dungeon` without --algorithm. */
export const EXAMPLES = { maze: 'wilson', weighted: 'prim' };
export const DUNGEON = 'scatteredRooms';
