/** The types of `<maze-view>` in JSX of React 19: `import 'mazewright/element/react'` in one file of a program. */
import type { MazeView, MazeViewAttributes } from 'mazewright/element';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'maze-view': Omit<
        DetailedHTMLProps<HTMLAttributes<MazeView>, MazeView>,
        keyof MazeViewAttributes
      > &
        MazeViewAttributes;
    }
  }
}
