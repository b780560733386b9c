/**
 * A terrain as the page shows it: what is around the walker, the small map, the goal and the opponents, and a
 * route on the floor. Places have the axes of three.js: x right, y up, z to the viewer, in cells. `showsGoal`:
 * false while fog hides it; `rivals`: where the opponents are.
 * @typedef {import('mazewright/three').Terrain & {
 *   goal: import('mazewright/three').Spot | null,
 *   showsGoal?(): boolean, rivals?(): import('mazewright/three').Spot[],
 *   surroundings(three: typeof import('../draw3d/three.js'), scene: import('three').Scene): import('mazewright/three').Surroundings,
 *   paintMap(canvas: HTMLCanvasElement, walker: import('mazewright/three').Walker, hasTime: () => boolean): boolean,
 *   route?(walker: import('mazewright/three').Walker): { key: string, steps: () => { x: number, y: number }[][] },
 * }} PageTerrain
 */

export {};
