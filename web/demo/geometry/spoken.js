import { speech } from 'mazewright/draw';
import { languageNow } from '../ui/language.js';

/** The words for mazes and games in the language of the page. */
export const words = () => speech(languageNow());
