import { t } from '../ui/language.js';

/** What the button says that lets the opponents loose. @param {{ game: 'race' | 'chase' | 'flee' }} rules */
export const gameText = ({ game }) => t(game === 'race' ? 'play.escape' : `play.${game}`);
