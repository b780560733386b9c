import { MazeError } from '../../state/library.js';
import { announce } from '../../ui/announce.js';
import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';
import { noticeFailure } from '../../ui/load-failure.js';
import { copyButton } from '../copy.js';
import { Cancelled } from './file-service.js';
import { canShare, downloadFiles, filesOf, sizeText } from './made-files.js';
import { optionForm } from './option-form.js';
import { createPreview } from './preview.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { FileRequest, MadeFile } from './file-maker.js' */
/** @import { FileService } from './file-service.js' */
/** @import { ShownFormat } from './format-rows.js' */

/** Options that are shown at once. */
const SHOWN = 8;
/** Progress is shown from here on: most files are made at once. */
const PATIENCE_MS = 200;

/**
 * What a file panel is about.
 * @typedef {{ format: ShownFormat, name: string, hasPreview: boolean,
 *   request(options: Record<string, unknown>): FileRequest | Promise<FileRequest>, shown?: number, download?: string,
 *   progress?(done: number, total: number): string,
 *   lost?(options: Record<string, unknown>): string }} FileKind
 *   name: of the file, without its end; shown: how many options are shown at once; download: the label of
 *   the button; lost: what the maze has and the file does not hold, empty for nothing
 */

/**
 * The options of a file, a preview, and the ways to take it away.
 * @param {Mazewright} mw
 * @param {FileService} service
 * @param {FileKind} kind
 */
export function filePanel(mw, service, kind) {
  const { format } = kind;
  const { id, extension, mediaType, binary } = format;
  const name = `${kind.name}.${extension}`;
  const result = h('p', { class: 'about saved', hidden: true });
  const progress = h('progress', { 'aria-label': t('files.making'), hidden: true });
  const progressText = h('span', { class: 'about' });
  const cancel = h(
    'button',
    { type: 'button', id: `cancel-${id}`, onclick: service.cancel },
    t('files.cancel'),
  );
  const working = h(
    'div',
    { class: 'row making-file', hidden: true },
    progress,
    progressText,
    cancel,
  );

  const form = optionForm(mw, format, kind.shown ?? SHOWN, () => {
    result.hidden = true;
    sayLost();
    preview?.refresh();
  });
  const lost = h('p', { class: 'about lost', 'aria-live': 'polite' });
  function sayLost() {
    const list = kind.lost?.(form.values) ?? '';
    lost.hidden = list === '';
    lost.textContent = list && t('files.lost', { list });
  }
  sayLost();

  /** The file that was made last. @type {{ values: object, files: Promise<File[] | null> } | null} */
  let last = null;

  /** The file of the options, made once; null if it cannot be made, which the panel says. @returns {Promise<File[] | null>} */
  function made() {
    const { values } = form;
    if (last?.values !== values) last = { values, files: make(values) };
    return last.files;
  }

  /** @param {Record<string, unknown>} values @returns {Promise<File[] | null>} */
  async function make(values) {
    const timer = setTimeout(() => {
      working.hidden = false;
    }, PATIENCE_MS);
    progressText.textContent = t('files.making');
    progress.removeAttribute('value');
    try {
      const file = await service.make(await kind.request(values), (done, total) => {
        progress.hidden = false;
        Object.assign(progress, { max: total, value: done });
        progressText.textContent = kind.progress?.(done, total) ?? t('files.making');
      });
      return filesOf(name, mediaType, /** @type {MadeFile} */ (file));
    } catch (error) {
      last = null;
      if (error instanceof MazeError) form.say(error);
      else if (!(error instanceof Cancelled)) throw error;
      return null;
    } finally {
      clearTimeout(timer);
      const hadFocus = working.contains(document.activeElement);
      working.hidden = true;
      progress.hidden = true;
      if (hadFocus) save.focus();
    }
  }

  const preview = kind.hasPreview ? createPreview(made) : null;

  /** @param {(files: File[]) => Promise<File>} take */
  async function takeAway(take) {
    form.clear();
    const files = await made();
    if (!files) return;
    const { name: taken, size } = await take(files);
    result.textContent = t('file.saved', { name: taken, size: sizeText(size) });
    result.hidden = false;
    announce(result.textContent);
  }

  const save = h(
    'button',
    {
      type: 'button',
      class: 'strong',
      id: `download-${id}`,
      onclick: () => noticeFailure(takeAway(downloadFiles)),
    },
    kind.download ?? t('download'),
  );
  const copy = async () => (await made())?.[0].text() ?? null;
  const example = new File([''], name, { type: mediaType });
  const share = h(
    'button',
    { type: 'button', id: `send-${id}`, onclick: () => noticeFailure(takeAway(sendFiles)) },
    t('files.send'),
  );

  /** @param {File[]} files */
  async function sendFiles(files) {
    try {
      await navigator.share({ files });
    } catch (error) {
      // Somebody closed the sheet; or making the file took so long that the press is forgotten.
      if (/** @type {Error} */ (error).name === 'NotAllowedError') {
        announce(t('files.again'));
        share.textContent = t('files.again');
      }
    }
    return files[0];
  }

  return {
    form,
    element: h(
      'div',
      { class: 'file-panel' },
      preview?.element,
      ...form.elements,
      lost,
      h(
        'div',
        { class: 'row' },
        save,
        binary ? null : copyButton('copy', copy),
        canShare([example]) ? share : null,
      ),
      working,
      result,
    ),
    /** Shows the preview, once the panel is open. */
    opened: () => preview?.refresh(),
  };
}

/** A count of mazes for people. @param {number} done @param {number} total */
export const mazesDone = (done, total) =>
  t('book.progress', { done: count(done), total: count(total) });
