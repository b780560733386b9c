// full: 130 s, installs projects with tools from the network
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { projects as largeProjects } from '../projects-all/projects.js';
import { projects } from './projects.js';
import { checkProjects } from './support/check.js';
import { readRecipes } from './support/recipes.js';

test('every recipe has a project, here or among those of large tools', () => {
  const used = [...projects, ...largeProjects].flatMap(({ recipe }) => recipe ?? []);
  assert.deepEqual(new Set(used), new Set(Object.keys(readRecipes())));
});

checkProjects(projects);
