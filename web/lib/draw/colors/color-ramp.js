import { GOLDEN_ANGLE, toRgb } from '../../looks/oklch.js';
import { packed } from '../../looks/pixels.js';

const STEPS = 256;
/** Lightness, chroma and hue of both ends. In OKLCH, equal steps look equally large. */
const ENDS = {
  light: [
    [0.955, 0.055, 95],
    [0.64, 0.15, -65],
  ],
  dark: [
    [0.66, 0.14, 75],
    [0.27, 0.09, -80],
  ],
};

/** The colours of distances, near to far, as packed pixels. @param {'light' | 'dark'} theme @returns {Uint32Array} */
export function ramp(theme) {
  const [near, far] = ENDS[theme];
  return Uint32Array.from({ length: STEPS }, (_, step) => {
    const share = step / (STEPS - 1);
    const [l, c, hue] = near.map((value, i) => value + (far[i] - value) * share);
    return packed(`rgb(${toRgb(l, c, (hue * Math.PI) / 180).join()})`);
  });
}

/** Lightness and chroma of the colours that tell things apart. */
const APART = { light: [0.86, 0.085], dark: [0.46, 0.085] };

/** One of many colours that tell things apart, as a packed pixel. @param {'light' | 'dark'} theme @param {number} index */
export function distinct(theme, index) {
  const [lightness, chroma] = APART[theme];
  const hue = (((index * GOLDEN_ANGLE) % 360) * Math.PI) / 180;
  return packed(`rgb(${toRgb(lightness, chroma, hue).join()})`);
}
