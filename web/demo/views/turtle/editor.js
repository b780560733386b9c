import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
  redo,
  undo,
} from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** @typedef {{ line: number, column: number }} Place from 1 */

const COLORS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.function(tags.variableName), color: 'var(--code-call)' },
]);

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--floor)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: 'var(--code-size)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '10px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--floor)',
    color: 'var(--soft)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--code-selection)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--code-selection)',
    outline: '1px solid var(--edge)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--error) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    font: '400 14px / 1.4 var(--sans)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
});

/**
 * Types over a selection without the browser, which would put `style` attributes around the new text;
 * the page's policy forbids them.
 */
const TYPE_OVER = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, isComposing } = event;
    const isPlain = inputType === 'insertText' && data !== null && !isComposing;
    if (!isPlain || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type' });
    return true;
  },
});

/**
 * The editor of scripts: CodeMirror in a shadow root, because the page's policy allows style sheets
 * that a script constructs but no `style` elements.
 * @param {HTMLElement} host
 * @param {{ changed(text: string, byUser: boolean): void, run(): void }} listener
 */
export function createEditor(host, listener) {
  const label = new Compartment();
  const root = host.attachShadow({ mode: 'open' });
  const update = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (!docChanged) return;
    const byUser = transactions.some((each) => each.docChanged && !each.isUserEvent(REPLACE));
    listener.changed(state.doc.toString(), byUser);
  });
  const runScript = () => {
    listener.run();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        javascriptLanguage,
        syntaxHighlighting(COLORS),
        THEME,
        TYPE_OVER,
        EditorState.tabSize.of(2),
        keymap.of([
          { key: 'Mod-Enter', run: runScript },
          // Escape, then Tab leaves the editor: CodeMirror's own rule for keyboards.
          { key: 'Tab', run: indentMore, shift: indentLess },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        label.of([]),
        update,
      ],
    }),
  });

  const offsetOf = (/** @type {Place} */ { line, column }) => {
    const { doc } = view.state;
    const { from, to } = doc.line(Math.min(line, doc.lines));
    return { from, to, at: Math.min(to, from + column - 1) };
  };

  return {
    get text() {
      return view.state.doc.toString();
    },
    /** Puts another text in the place of all, which undo takes back. @param {string} text */
    replace(text) {
      const { length } = view.state.doc;
      view.dispatch({
        changes: { from: 0, to: length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
        userEvent: REPLACE,
      });
    },
    /** Changes a part of the text as one step of undo, and shows it. @param {import('./build/script-calls.js').TextChange} change */
    edit(change) {
      view.dispatch({
        changes: change,
        effects: EditorView.scrollIntoView(change.from + change.insert.length),
        annotations: isolateHistory.of('full'),
      });
    },
    undo: () => undo(view),
    redo: () => redo(view),
    /** Marks a place with a message and brings it into view; null removes the marks. @param {Place | null} place @param {string} message */
    mark(place, message) {
      if (place === null) {
        view.dispatch(setDiagnostics(view.state, []));
        return;
      }
      const { from, to, at } = offsetOf(place);
      const word = view.state.wordAt(at);
      const range = word ? { from: word.from, to: word.to } : { from: at < to ? at : from, to };
      view.dispatch(setDiagnostics(view.state, [{ ...range, severity: 'error', message }]), {
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
    },
    /** Moves the cursor to a place and gives the editor the focus. @param {Place} place */
    goTo(place) {
      const { at } = offsetOf(place);
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      });
      view.focus();
    },
    /** @param {string} text */
    label(text) {
      const own = { 'aria-label': text, id: 'turtle-code', tabindex: '0' };
      const attributes = EditorView.contentAttributes.of(own);
      view.dispatch({ effects: label.reconfigure(attributes) });
    },
  };
}

/** The user event of `replace`. */
const REPLACE = 'input.replace';
