/**
 * Creates an element. Props named `on...` become listeners, those that the element has become
 * properties, the rest attributes. Strings become text nodes: nothing is parsed as HTML.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined)} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
  const element = /** @type {any} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (name.includes('-') || !(name in element)) element.setAttribute(name, value);
    else element[name] = value;
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/** @param {string} id @returns {any} */
export function byId(id) {
  return document.getElementById(id);
}

/** Whether an element handles key presses itself, as a text field does. @param {EventTarget | null} target */
export function usesKeys(target) {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox]), select, textarea, dialog *')
  );
}
