/**
 * Creates an element. Props named `on...` become listeners, those that the element has become
 * properties, the rest attributes. Strings become text nodes: nothing is parsed as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === 'class') element.className = String(value);
    else if (name.includes('-') || !(name in element)) element.setAttribute(name, String(value));
    else Reflect.set(element, name, value);
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/**
 * The element of the page with an id.
 * @template {HTMLElement} [Type=HTMLElement]
 * @param {string} id
 * @param {new () => Type} [type] of the element
 * @returns {Type}
 * @throws {Error} if the page has no such element
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (element instanceof (type ?? HTMLElement)) return /** @type {Type} */ (element);
  throw new Error(`the page has no ${type?.name ?? 'element'} with the id '${id}'`);
}

/** Focuses the first element of a selector, if there is one. @param {ParentNode} within @param {string} selector */
export function focusIn(within, selector) {
  const element = within.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/** Whether an element handles key presses itself, as a text field does. @param {EventTarget | null} target */
export function usesKeys(target) {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox]), select, textarea, dialog *')
  );
}
