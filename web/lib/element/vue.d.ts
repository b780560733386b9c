/** The types of `<maze-view>` in templates of Vue 3: `import 'mazewright/element/vue'` in one file of a program. */
import type { MazeViewAttributes, MazeViewEvents } from 'mazewright/element';
import type { DefineComponent } from 'vue';

declare module 'vue' {
  interface GlobalComponents {
    'maze-view': DefineComponent<
      MazeViewAttributes & {
        [Name in keyof MazeViewEvents as `on${Capitalize<Name>}`]?: (
          event: MazeViewEvents[Name],
        ) => void;
      }
    >;
  }
}
