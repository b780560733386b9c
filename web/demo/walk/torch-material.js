import { drawsInSoftware } from '../draw3d/fit-renderer.js';
import { themeNow } from '../ui/theme.js';
import { stoneTexture } from './stone-textures.js';

/** The light of the torch and the light that is everywhere, by theme, and the dark that both end in. */
const LIGHTS = {
  light: { torch: '#ffdcae', brightness: 1.45, ambient: '#76706c', dark: '#171310' },
  dark: { torch: '#ffc684', brightness: 1.25, ambient: '#454554', dark: '#08070a' },
};

/** The colour in which distant walls and the open sky end. */
export const darkness = () => lights().dark;

const lights = () => LIGHTS[themeNow()];

const VERTEX = `
attribute float near;
uniform mat3 mapTransform;
varying vec3 vToTorch;
varying vec3 vFacing;
varying vec3 vTint;
varying float vNear;
varying vec2 vStone;
void main() {
  vec4 place = modelViewMatrix * vec4(position, 1.0);
  vToTorch = vec3(0.16, 0.1, 0.0) - place.xyz;
  vFacing = normalMatrix * normal;
  vTint = color;
  vNear = near;
  vStone = (mapTransform * vec3(uv, 1.0)).xy;
  gl_Position = projectionMatrix * place;
}`;

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tint;
uniform vec3 torch;
uniform vec3 ambient;
uniform vec3 fogColor;
uniform float fogNear;
uniform float fogFar;
varying vec3 vToTorch;
varying vec3 vFacing;
varying vec3 vTint;
varying float vNear;
varying vec2 vStone;
void main() {
  float square = dot(vToTorch, vToTorch);
  float way = sqrt(square);
  float facing = abs(dot(vFacing, vToTorch)) / way;
  vec3 light = ambient + torch * (0.45 + 0.55 * facing) / (1.0 + 0.16 * square);
  float corner = 1.0 - 0.62 * smoothstep(0.35, 1.0, abs(vNear));
  vec3 seen = tint * vTint * light * corner;
  #ifdef HAS_STONES
  seen *= texture2D(map, vStone).rgb;
  #endif
  #ifdef HAS_FOG
  seen = mix(seen, fogColor, smoothstep(fogNear, fogFar, way));
  #endif
  gl_FragColor = vec4(seen, 1.0);
  #include <colorspace_fragment>
}`;

/**
 * A surface in the light of a torch that the walker carries: less of it far away, darker where walls meet
 * floor and ceiling. Vertices may have a colour, and `near`: 1 or -1 where another surface begins, 0 far
 * from it.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {{ tint?: string, stones?: import('./stone-textures.js').Stones, isDoubleSided?: boolean,
 *   hasFog?: boolean }} look
 */
export function torchMaterial(
  THREE,
  { tint = '#fff', stones, isDoubleSided = false, hasFog = true },
) {
  const { torch, brightness, ambient } = lights();
  const map = stones ? stoneTexture(THREE, stones, drawsInSoftware()) : null;
  const color = (/** @type {string} */ css) => new THREE.Color(css);
  const material = new THREE.ShaderMaterial({
    uniforms: {
      map: { value: map },
      mapTransform: { value: new THREE.Matrix3() },
      tint: { value: color(tint) },
      torch: { value: color(torch).multiplyScalar(brightness) },
      ambient: { value: color(ambient) },
      fogColor: { value: color('#000') },
      fogNear: { value: 0 },
      fogFar: { value: 1 },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { ...(map ? { HAS_STONES: '' } : {}), ...(hasFog ? { HAS_FOG: '' } : {}) },
    vertexColors: true,
    fog: hasFog,
    side: isDoubleSided ? THREE.DoubleSide : THREE.FrontSide,
  });
  if (map) {
    map.updateMatrix();
    material.uniforms.mapTransform.value = map.matrix;
  }
  // What frees a mesh frees its texture by this name.
  return Object.assign(material, { map });
}
