import { finishDungeon, isFurnished, isHatched } from 'mazewright/draw';

/** What draws dungeons, in a module that is loaded when there is one. */
export const dungeonParts = { finishDungeon, isFurnished, isHatched };
