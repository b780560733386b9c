/** A text with each `{name}` replaced by its value. @param {string} text @param {Readonly<Record<string, unknown>>} values */
export const fillText = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
