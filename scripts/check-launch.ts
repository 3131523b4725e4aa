/** Lists what must be replaced before a public launch: `npm run check:launch`. Ends with 1 while there is anything. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesIn } from './launch/samples.ts';

const root = join(import.meta.dirname, '..');
const WHY = { sample: 'is made up', design: 'was drawn before its screen existed' };

const found = globSync('content/**/*.{yaml,md,mdx}', { cwd: root })
  .sort()
  .flatMap((file) => samplesIn(file, readFileSync(join(root, file), 'utf8')));
for (const { file, line, words, kind } of found) console.log(`${file}:${line}  ${WHY[kind]}: ${words}`);
console.log(
  found.length === 0 ? 'Nothing is in the way of a launch.' : `${found.length} to replace before a launch.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
