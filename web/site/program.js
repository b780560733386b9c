/** Programs of a guide that can be changed and run: a button below each, which loads nothing before it is pressed. */
import { fit } from './frame.js';

const WORDS = {
  en: {
    run: 'Change and run',
    again: 'Run again',
    code: 'Code, to be changed',
    shown: 'What it gives',
  },
  ko: {
    run: '고쳐서 실행하기',
    again: '다시 실행하기',
    code: '고쳐 볼 수 있는 코드',
    shown: '실행 결과',
  },
};
const language = document.documentElement.lang === 'ko' ? 'ko' : 'en';
const words = WORDS[language];

/** The programs of the page, in order. */
const programs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.program')]);

/** What a program is now. @param {HTMLElement} program */
const codeOf = (program) =>
  program.querySelector('textarea')?.value ?? program.querySelector('code')?.textContent ?? '';

/** A block that imports nothing goes on from those before it. @param {HTMLElement} program */
function wholeOf(program) {
  const codes = [];
  for (let i = programs.indexOf(program); i >= 0; i -= 1) {
    codes.unshift(codeOf(programs[i]));
    if (/^\s*import\b/m.test(codes[0])) break;
  }
  return { before: codes.slice(0, -1).join('\n'), code: String(codes.at(-1)) };
}

/** Puts an editor in place of the code. @param {HTMLElement} program */
function edit(program) {
  const pre = /** @type {HTMLElement} */ (program.querySelector('pre'));
  const area = document.createElement('textarea');
  area.value = codeOf(program).trimEnd();
  area.rows = area.value.split('\n').length;
  area.wrap = 'off';
  area.spellcheck = false;
  area.setAttribute('aria-label', words.code);
  pre.replaceWith(area);
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(program);
  });
}

/** Shows in a frame what the program gives. @param {HTMLElement} program */
function run(program) {
  if (!program.querySelector('textarea')) edit(program);
  program.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.title = words.shown;
  const { lib } = program.dataset;
  const json = JSON.stringify({ ...wholeOf(program), lib }).replaceAll('<', '\\u003c');
  frame.srcdoc = `<!doctype html><html lang="${language}"><meta charset="utf-8" /><link rel="stylesheet" href="${lib}../run.css" /><body><script type="application/json">${json}</script><script type="module" src="${lib}../run.js"></script>`;
  program.append(frame);
  fit(frame);
}

/** Gives every program of the page its button. */
export function addPrograms() {
  for (const program of programs) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.run;
    button.addEventListener('click', () => {
      run(program);
      button.textContent = words.again;
    });
    program.append(button);
  }
}
