/** Frequencies in Hz, one after the other, and the seconds of each. */
const TONES = {
  moved: { notes: [330], seconds: 0.05 },
  blocked: { notes: [130], seconds: 0.08 },
  hint: { notes: [660, 880], seconds: 0.09 },
  won: { notes: [523, 659, 784, 1047], seconds: 0.13 },
  lost: { notes: [392, 330, 262], seconds: 0.16 },
};
/** Loudness, of 1. */
const LOUD = 0.08;

/** @typedef {keyof typeof TONES} Tone */

/** @type {AudioContext | null} */
let context = null;

/** Plays a short tone. Called after a key or a click, without which browsers allow no sound. @param {Tone} name */
export function play(name) {
  context ??= new AudioContext();
  const { notes, seconds } = TONES[name];
  for (const [i, note] of notes.entries()) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + i * seconds;
    oscillator.type = 'triangle';
    oscillator.frequency.value = note;
    gain.gain.setValueAtTime(LOUD, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
