import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixtures/project-references');
/** "File is not listed within the file list of project": an import across a border that no reference opens. */
const NOT_REFERENCED = 6307;

/** What TypeScript says to one project's imports across a closed border. */
function borderErrors(config: string): string[] {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options, projectReferences } = ts.parseJsonConfigFileContent(
    json,
    ts.sys,
    join(config, '..'),
    undefined,
    config,
  );
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    projectReferences: projectReferences ?? [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ code }) => code === NOT_REFERENCED)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function references(folder: string): string[] {
  const text = readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8');
  const { references = [] } = JSON.parse(text) as { references?: { path: string }[] };
  return references.map(({ path }) => path.replace('../', '')).sort();
}

describe('project references', () => {
  it.each([
    ['core', []],
    ['db', ['core']],
    ['worker', ['core', 'db']],
    ['site', ['core']],
    ['scripts', ['core', 'db']],
  ])('of %s open %j and nothing else', (folder, expected) => {
    expect(references(folder)).toEqual(expected);
  });

  it('make TypeScript refuse an import across a closed border', () => {
    const errors = borderErrors(join(FIXTURE, 'site/tsconfig.json'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('worker/secret.ts');
  });

  it('let an import through that a reference opens', () => {
    expect(borderErrors(join(FIXTURE, 'worker/tsconfig.json'))).toEqual([]);
  });
});
