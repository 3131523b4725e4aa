import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMemoryFolder } from './memory-folder.ts';

it('takes away what a killed process left, and nothing that is in use', () => {
  const mine = makeMemoryFolder();
  const { pid } = spawnSync('true');
  const left = mkdtempSync(join(dirname(mine), `deckhand-${pid}-`));
  const another = makeMemoryFolder();
  expect([mine, left, another].map(existsSync)).toEqual([true, false, true]);
  for (const folder of [mine, another]) rmSync(folder, { recursive: true });
});
