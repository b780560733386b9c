import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Vector2,
  Vector3,
} from 'three';
import { SUN } from '../light/baked-light.js';
import { stoneMaterial } from '../look/stone-material.js';

/**
 * Figures by their outline: pairs of distance from the axis and height, from the foot up, in tiles.
 */
const OUTLINES = {
  pawn: [
    [0, 0],
    [0.42, 0],
    [0.44, 0.03],
    [0.44, 0.1],
    [0.42, 0.13],
    [0.36, 0.15],
    [0.34, 0.18],
    [0.24, 0.34],
    [0.18, 0.5],
    [0.16, 0.66],
    [0.3, 0.69],
    [0.31, 0.72],
    [0.3, 0.76],
    [0.17, 0.79],
    [0.26, 0.84],
    [0.33, 0.94],
    [0.36, 1.06],
    [0.33, 1.18],
    [0.26, 1.28],
    [0.14, 1.34],
    [0, 1.36],
  ],
  gem: [
    [0, 0],
    [0.4, 0],
    [0.42, 0.1],
    [0.2, 0.18],
    [0.08, 0.36],
    [0.46, 0.86],
    [0.46, 0.94],
    [0.28, 1.2],
    [0, 1.24],
  ],
};

/** Corners of a figure around its axis: round, or cut like a gem. */
const CORNERS = { pawn: 32, gem: 6 };
/** Sides of the shadow under a figure, its width in those of the figure, and how dark it is. */
const SHADOW = { sides: 24, width: 0.72, dark: 0.5, height: 0.012 };

/** @typedef {keyof typeof OUTLINES} FigureName */

/**
 * A figure with a soft shadow at its foot, at the origin.
 * @param {FigureName} name
 * @param {{ color: string, height: number, theme: 'light' | 'dark', light: 'sun' | 'torch' | 'eye' }} look
 *   `height`: of its head, in its own units; a figure is 0.9 of them wide
 */
export function figureOf(name, { color, height, theme, light }) {
  const outline = OUTLINES[name];
  const scale = height / outline[outline.length - 1][1];
  const points = outline.map(([wide, high]) => new Vector2(wide, high * scale));
  const round = new LatheGeometry(points, CORNERS[name]);
  const geometry = name === 'gem' ? round.toNonIndexed() : round;
  if (name === 'gem') {
    round.dispose();
    geometry.computeVertexNormals();
  }
  const { r, g, b } = new Color(color);
  const tints = new Float32Array(3 * geometry.getAttribute('position').count);
  for (let i = 0; i < tints.length; i += 3) tints.set([r, g, b], i);
  geometry.setAttribute('color', new BufferAttribute(tints, 3));
  const group = new Group();
  group.name = name;
  const material = stoneMaterial({ theme, light, quality: 'low', hasFog: true });
  group.add(new Mesh(geometry, material), shadowOf(height));
  return group;
}

/** Puts a figure on a place that faces a direction. @param {Group} figure @param {{ at: Vector3, up: Vector3 }} place @param {number} scale */
export function putFigure(figure, { at, up }, scale) {
  figure.position.copy(at);
  figure.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), up));
  figure.scale.setScalar(scale);
}

/** The shadow of a figure: dark at its foot, away from the sun. @param {number} height */
function shadowOf(height) {
  const { sides, width, dark } = SHADOW;
  const away = Math.min(0.5, 0.22 * height);
  const positions = [0, SHADOW.height, 0];
  const colors = [0, 0, 0, dark];
  const index = [];
  for (let i = 0; i < sides; i += 1) {
    const angle = (2 * Math.PI * i) / sides;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const behind = Math.max(0, -(x * SUN[0] + z * SUN[2]));
    const reach = width * (1 + away * behind * 2);
    positions.push(x * reach, SHADOW.height, z * reach);
    colors.push(0, 0, 0, 0);
    index.push(0, 1 + ((i + 1) % sides), 1 + i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(Float32Array.from(colors), 4));
  geometry.setIndex(index);
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  });
  return new Mesh(geometry, material);
}
