/**
 * What of a maze is built in space: its walls and floor in one of the two ways.
 * @typedef {{ height: number, wall: string, theme: 'light' | 'dark', quality: 'high' | 'low',
 *   light: 'sun' | 'torch', style: 'stone' | 'plain', palette: import('../looks/palette.js').Palette,
 *   ceiling: boolean, ceilingColor: string, spread: boolean,
 *   boxes: ReturnType<typeof import('./things/furniture.js').furnitureBoxes> | null }} BodyLook `height` in
 *   units; `boxes`: what throws shadows besides
 * @typedef {{ objects: import('three').Mesh[], field: import('./look/stone-material.js').Field | null,
 *   shared: Pick<import('./look/stone-material.js').Look,
 *     'theme' | 'quality' | 'light' | 'field' | 'isCeiled' | 'hasFog'>,
 *   floor(colorOf: (cell: number) => number): import('three').Mesh,
 *   placeOf(cell: number): { at: import('three').Vector3, up: import('three').Vector3, size: number },
 *   figureHeight: number, isFlat: boolean, carpet(path: Uint32Array): import('three').BufferGeometry | null,
 *   meshes: import('../options/types.js').Meshes | null,
 *   relight(boxes: readonly import('./solid/merged-faces.js').SolidGrid[]): void, free(): void }} Body
 *   `floor`: in the colours of the cells, as packed pixels; `size` and `figureHeight`: of a figure; `isFlat`: all
 *   faces up; `carpet`: of a
 *   solution; `relight`: with the shadows of other boxes
 */
export {};
