import { drawWishes, extended, setWish, togglePair, wishesOf } from './wishes.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Fit } from 'mazewright/draw' */

/**
 * Draws wishes on the maze: pairs side by side, paths as strokes.
 * @param {Store} store
 * @param {{ maze(): Maze, tool(): string, drawn(): void }} page maze: with all cells of its grid; tool:
 *   the chosen one; drawn: called when a path has changed that is not set yet
 */
export function createWishTool(store, page) {
  /** The path while it is being drawn. @type {number[] | null} */
  let path = null;

  const now = () => wishesOf(store).find(({ id }) => id === page.tool()) ?? null;
  /** Sets the path, which needs two cells; one waits for more. @param {number[]} cells */
  const setPath = (cells) => {
    const wish = now();
    path = cells.length === 1 ? cells : null;
    if (wish && cells.length !== 1) setWish(store, wish, cells);
    page.drawn();
  };

  return {
    all: () => wishesOf(store),
    /** The wish that is drawn; null if the tool is another one. */
    now,
    isPath: () => now()?.pairs === false,
    /** Forgets the path that is not set. */
    drop() {
      path = null;
    },
    /** Begins a path. @param {number} cell */
    begin(cell) {
      path = [cell];
      page.drawn();
    },
    /** Marks the side between two cells, or goes on with the path from one to the other. @param {number} cell @param {number} to */
    join(cell, to) {
      const wish = now();
      if (wish?.pairs) setWish(store, wish, togglePair(wish.cells, cell, to));
      else if (wish) {
        const drawn = path ?? wish.cells;
        setPath(extended(page.maze(), drawn.at(-1) === cell ? drawn : [cell], to));
      }
    },
    /** Goes on with a stroke, which begins a path or goes on from its end. @param {readonly number[]} cells */
    stroke(cells) {
      const drawn = now()?.cells ?? [];
      path ??= drawn.at(-1) === cells[0] ? drawn : [cells[0]];
      for (const cell of cells) path = extended(page.maze(), path, cell);
      page.drawn();
    },
    /** Ends a stroke. */
    finish() {
      if (path) setPath(path);
    },
    /** Takes all cells of the wish away. */
    clear() {
      const wish = now();
      path = null;
      if (wish) setWish(store, wish, []);
    },
    /** @param {CanvasRenderingContext2D} pen @param {Fit} at */
    draw(pen, at) {
      const wishes = wishesOf(store).map((each) =>
        path && each.id === page.tool() ? { ...each, cells: path } : each,
      );
      drawWishes(pen, at, page.maze(), wishes);
    },
  };
}
