import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECTS, projectsOf } from '#scripts/test/projects.ts';
import { TESTS } from '#scripts/test/stages.ts';
import config from '../../vitest.config.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Installed, built, or trees that are wrong on purpose. */
const NOT_OURS = /(^|\/)node_modules$|^dist$|^tests\/architecture\/fixtures$/;

const files = globSync('**/*.{test,spec}.*', { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) });

describe('a test file', () => {
  it('is found wherever it lies', () => {
    const folders = new Set(files.map((path) => path.split('/')[0]));
    expect([...folders].sort()).toEqual(['core', 'db', 'scripts', 'site', 'tests', 'worker']);
  });

  it('belongs to exactly one project of vitest', () => {
    const astray = files.filter((path) => projectsOf(path).length !== 1);
    expect(astray.map((path) => `${path}: ${projectsOf(path).join(', ') || 'in no project'}`)).toEqual([]);
  });
});

describe('a project of vitest', () => {
  it('takes its files from the list of projects, and every one of the list is there', () => {
    const configured = (config.test?.projects ?? []).map((project) => {
      if (typeof project !== 'object' || !('test' in project)) return project;
      const { name, include, exclude } = project.test ?? {};
      return [name, exclude ? { include, exclude } : { include }];
    });
    expect(configured).toEqual(Object.entries(PROJECTS));
  });

  it('is run by exactly one stage of npm test', () => {
    const run = Object.values(TESTS).flatMap(({ projects }): string[] => projects);
    expect(run.sort()).toEqual(Object.keys(PROJECTS).sort());
  });
});
