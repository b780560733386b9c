/** The script for gamepads, which only players who have one load. */
export { listenToGamepads } from 'mazewright/draw';
