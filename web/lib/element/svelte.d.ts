/** The types of `<maze-view>` in Svelte 5: `import 'mazewright/element/svelte'` in one file of a program. */
import type { MazeView, MazeViewAttributes } from 'mazewright/element';
import type { HTMLAttributes } from 'svelte/elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'maze-view': Omit<HTMLAttributes<MazeView>, keyof MazeViewAttributes> & MazeViewAttributes;
  }
}
