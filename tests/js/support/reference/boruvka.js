export { leastTree as standard } from './weights.js';
