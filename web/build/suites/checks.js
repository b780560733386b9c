import { runModule } from '../util/shell.js';

export const lint = () => runModule('@biomejs/biome/bin/biome', ['check']);

export const checkTypes = () => runModule('typescript/bin/tsc', ['-p', 'web/tsconfig.json']);
