import { t } from '../ui/language.js';
import { fileSection } from './file-section.js';

/** @import { Maze } from 'mazewright/dungeons' */

/** The maze as data, from which a program makes it again. @param {Maze} maze */
export const dataSection = (maze) =>
  fileSection(maze, {
    id: 'json',
    title: t('file.json'),
    about: t('file.json.about'),
    extension: 'json',
    mediaType: 'application/json',
    isBinary: false,
    fields: [],
    make: () => JSON.stringify(maze.toJSON()),
  });
