import { packed } from './pixels.js';

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

/** Degrees from one hue to the next: neighbours in a sequence look different. */
const GOLDEN_ANGLE = 137.508;
/** Lightness and chroma of the colours that tell things apart. */
const APART = { light: [0.86, 0.085], dark: [0.46, 0.085] };

/** One of many colours that tell things apart, as a packed pixel. @param {'light' | 'dark'} theme @param {number} index */
export function distinct(theme, index) {
  const [lightness, chroma] = APART[theme];
  const hue = (((index * GOLDEN_ANGLE) % 360) * Math.PI) / 180;
  return packed(`rgb(${toRgb(lightness, chroma, hue).join()})`);
}

/** Lightness and chroma of the colours of signs, which stand out from the floor. */
const STRONG = { light: [0.6, 0.16], dark: [0.76, 0.13] };
/** Degrees of the first one. */
const FIRST_HUE = 250;

/** One of many colours of signs, as a packed pixel. @param {'light' | 'dark'} theme @param {number} index */
export function strong(theme, index) {
  const [lightness, chroma] = STRONG[theme];
  const hue = (((FIRST_HUE + index * GOLDEN_ANGLE) % 360) * Math.PI) / 180;
  return packed(`rgb(${toRgb(lightness, chroma, hue).join()})`);
}

/**
 * OKLCH to sRGB bytes. Source: Bjorn Ottosson, "A perceptual color space for image processing".
 * @param {number} lightness @param {number} chroma @param {number} hue
 */
function toRgb(lightness, chroma, hue) {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, value)));
  });
}
