import assert from 'node:assert/strict';

const TAG =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*)\s*(\/?)>/y;

/** A small check that a text is well-formed XML; gives its elements as [{ name, attributes }]. */
export function wellFormed(text) {
  const open = [];
  const elements = [];
  let roots = 0;
  let at = text.startsWith('<?xml') ? text.indexOf('?>') + 2 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const between = text.slice(at, next < 0 ? text.length : next);
    assert.doesNotMatch(between, />|&(?![a-z]+;|#\d+;)/, 'text between tags');
    if (open.length === 0) assert.match(between, /^\s*$/, 'text outside the root');
    if (next < 0) break;
    TAG.lastIndex = next;
    const match = TAG.exec(text);
    assert.ok(match, `not a tag: ${text.slice(next, next + 60)}`);
    at = TAG.lastIndex;
    const [, closing, name, attributes, empty] = match;
    if (closing) {
      assert.equal(open.pop(), name);
      continue;
    }
    if (open.length === 0) roots++;
    if (!empty) open.push(name);
    elements.push({ name, attributes: parse(attributes) });
  }
  assert.deepEqual(open, [], 'tags left open');
  assert.equal(roots, 1, 'one root');
  return elements;
}

function parse(text) {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const attributes = Object.fromEntries(pairs);
  assert.equal(Object.keys(attributes).length, pairs.length, 'an attribute twice');
  return attributes;
}
