import {
  Color,
  DoubleSide,
  FrontSide,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
  Vector3,
  Vector4,
} from 'three';
import { SUN } from '../light/baked-light.js';
import { FRAGMENT, VERTEX } from './stone-shader.js';
import { stoneTexture } from './stone-textures.js';

/** @import { Texture } from 'three' */

/** A colour of CSS and how strong its light is. @typedef {readonly [color: string, strength: number]} LightColor */

/**
 * The lights by theme: a sun and the sky above a maze, light from the ground, a torch in the hand of who
 * walks and light that is everywhere, as colour and strength; and the colour of the dark in which a walk ends.
 * @type {Readonly<Record<'light' | 'dark', Readonly<{ sun: LightColor, sky: LightColor, bounce: LightColor,
 *   torch: LightColor, ambient: LightColor, dark: string }>>>}
 */
export const LIGHTS = {
  light: {
    sun: ['#fff0d6', 0.98],
    sky: ['#dde5f5', 0.5],
    bounce: ['#f2dcc0', 0.42],
    torch: ['#ffdfb6', 2.2],
    ambient: ['#7a7470', 0.8],
    dark: '#171310',
  },
  dark: {
    sun: ['#ffe3c4', 0.85],
    sky: ['#93a5dc', 0.5],
    bounce: ['#a08a70', 0.1],
    torch: ['#ffc07a', 2.1],
    ambient: ['#454560', 0.6],
    dark: '#08070a',
  },
};

/** Of the light that comes with the eye, around a body. */
const HEADLIGHT = [-0.42, 0.62, 0.66];

/**
 * How a surface looks. `theme`; `tint`: its colour, as CSS; `stones`: its texture and units of it per unit of
 * texture coordinates; `light`: of the sun, of a torch, or of the sun that moves with the eye; `field`: baked
 * light, its box as left, top, width and height, its texels per unit and the height of walls; `tiles`: a colour
 * per tile and its box; `isCeiled`: under a ceiling at the top of the walls; `isGround`: shows nothing but shadows
 * where tiles have none; `hasNear`: vertices have `near`; `quality`: high has relief and sharp grain, low is for
 * computers without a graphics card.
 * @typedef {{ theme: 'light' | 'dark', tint?: string,
 *   stones?: { layout: import('./stone-layout.js').Layout, scale: number } | null,
 *   light: 'sun' | 'torch' | 'eye', field?: Field | null, tiles?: { map: Texture, box: number[] } | null,
 *   isGround?: boolean, isCeiled?: boolean, hasNear?: boolean, hasFog?: boolean, isDoubleSided?: boolean,
 *   quality: 'high' | 'low' }} Look
 * @typedef {{ map: Texture, box: number[], texels: number, wallHeight: number }} Field
 */

/**
 * The material of a surface of a maze. Its colours of tiles are freed with it, baked light is not.
 * Geometries have positions, normals, `color` and, as the look needs them, `uv` and `near`.
 * @param {Look} look
 */
export function stoneMaterial(look) {
  const {
    theme,
    tint = '#ffffff',
    stones = null,
    light,
    field = null,
    tiles = null,
    quality,
  } = look;
  const lights = LIGHTS[theme];
  const colored = (/** @type {LightColor} */ [css, strength]) =>
    new Color(css).multiplyScalar(strength);
  const boxed = (/** @type {number[]} */ [left, top, width, height]) =>
    new Vector4(left, top, 1 / width, 1 / height);
  const hasRelief = stones !== null && quality === 'high';
  const texture = stones && stoneTexture(stones.layout, quality === 'high' ? 8 : 1);
  const grain = hasRelief ? stoneTexture('grain', 1) : null;
  /** @type {Record<string, string>} */
  const defines = {};
  const define = (/** @type {string} */ name, /** @type {unknown} */ when) => {
    if (when) defines[name] = '';
  };
  define('STONES', stones);
  define('RELIEF', hasRelief);
  define('FIELD', field);
  define('CEILED', look.isCeiled);
  define('RIMS', field && light === 'sun' && quality === 'high' && !look.isGround);
  define('NEAR', look.hasNear);
  define('TORCH', light === 'torch');
  define('BODY', light === 'eye');
  define('TILES', tiles);
  define('GROUND', look.isGround);
  define('BOTH_SIDES', look.isDoubleSided);
  const way = new Vector3(...(light === 'eye' ? HEADLIGHT : SUN)).normalize();
  const uniforms = {
    ...UniformsUtils.clone(UniformsLib.fog),
    map: { value: texture?.map ?? null },
    grain: { value: grain?.map ?? null },
    field: { value: field?.map ?? null },
    fieldBox: { value: boxed(field?.box ?? [0, 0, 1, 1]) },
    texel: { value: field ? 1 / field.texels : 1 },
    wallHeight: { value: field?.wallHeight ?? 1 },
    tiles: { value: tiles?.map ?? null },
    tileBox: { value: boxed(tiles?.box ?? [0, 0, 1, 1]) },
    stoneScale: { value: stones?.scale ?? 1 },
    tint: { value: new Color(tint) },
    joint: { value: colored(['#b9ab99', 0.62]) },
    sunWay: { value: way },
    sun: { value: colored(lights.sun) },
    sky: { value: colored(lights.sky) },
    bounce: { value: colored(lights.bounce) },
    torch: { value: colored(lights.torch) },
    ambient: { value: colored(lights.ambient) },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines,
    vertexColors: true,
    fog: look.hasFog ?? false,
    transparent: look.isGround ?? false,
    depthWrite: !look.isGround,
    side: look.isDoubleSided ? DoubleSide : FrontSide,
  });
  let isFreed = false;
  material.addEventListener('dispose', () => {
    if (isFreed) return;
    isFreed = true;
    texture?.release();
    grain?.release();
    tiles?.map.dispose();
  });
  return material;
}
