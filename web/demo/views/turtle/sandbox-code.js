import libraryUrl from 'mazewright/global?url';
import workerUrl from './sandbox/worker.js?worker&url';

const COMMENTS = /\/\/.*|\/\*[\s\S]*?\*\//g;
const USES = /\b(mw\s*\.|maze\s*\()/;
/** A script may itself define what is called the same. */
const DEFINES = /\b(function|var|let|const|class)\s+(mw|maze)\b/;

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** A file of the page as text, loaded once; a failed load is tried again at the next call. @param {string} url */
function textOf(url) {
  const known = texts.get(url);
  if (known) return known;
  const loading = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  });
  texts.set(url, loading);
  loading.catch(() => texts.delete(url));
  return loading;
}

/** The code of the worker that runs a script. The sandbox has no network: the page gives it the text. */
export const sandboxCode = () => textOf(workerUrl);

/**
 * The library as a classic script, if the script uses it; null if not. It runs within the sandbox,
 * because a script waits for nothing: `maze()` returns the maze.
 * @param {string} source
 */
export const libraryFor = async (source) => {
  const code = source.replace(COMMENTS, '');
  return USES.test(code) && !DEFINES.test(code) ? textOf(libraryUrl) : null;
};
