export { minimumSpanningTree as standard } from './weights.js';
