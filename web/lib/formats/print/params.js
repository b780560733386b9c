// Parameters that printed pages of all kinds have, with their Korean texts. Those have names of their own: bundlers
// keep an object that another one is spread into, even where nobody uses it.

import { paper } from '../../looks/paper.js';

export const paperParam = /** @type {const} */ ({
  id: 'paper',
  kind: 'choice',
  values: ['A4', 'Letter'],
  labels: ['A4', 'Letter'],
  default: 'A4',
  title: 'Paper',
});

export const koPaper = { title: '용지', labels: ['A4', '레터'] };

export const colorParams = /** @type {const} */ ([
  { id: 'color', kind: 'color', default: paper.ink, title: 'Wall colour' },
  { id: 'floor', kind: 'color', default: 'transparent', title: 'Floor colour' },
  { id: 'solutionColor', kind: 'color', default: paper.accent, title: 'Solution colour' },
  {
    id: 'lineWidth',
    kind: 'number',
    min: 0,
    max: 20,
    default: 0,
    title: 'Line width (pt, 0: automatic)',
  },
]);

export const koColor = { title: '벽 색' };
export const koFloor = { title: '바닥 색' };
export const koSolutionColor = { title: '정답 색' };
export const koLineWidth = { title: '선 굵기 (pt, 0이면 자동)' };

export const fontParams = /** @type {const} */ ([
  {
    id: 'language',
    kind: 'choice',
    values: ['en', 'ko'],
    labels: ['English', 'Korean'],
    default: 'en',
    title: 'Language',
  },
  { id: 'font', kind: 'bytes', default: null, title: 'Font file' },
]);

export const koLanguage = { title: '언어', labels: ['영어', '한국어'] };
export const koFont = { title: '글꼴 파일' };
