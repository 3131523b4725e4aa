import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishSpeechFiles, readFlite, requirePinned, speechFiles } from '#scripts/speech-files.ts';
import {
  instantiate,
  instantiateOf,
  speakers,
  wholeFlite,
} from '../../../../../tests/support/device-speech.ts';
import { SPEAKER_IDS } from '../../styles.ts';
import { FLITE } from './flite-layout.ts';
import { SPEECH_FILES, SPEECH_PATH, speechFileUrl } from './speech-files.ts';
import { runProgram } from './wasi.ts';

const PHRASES = [
  'D J nova in the mix',
  'warning: this track is fire, pull it up!',
  'one twenty eight B P M, lyve from London',
];

test('speech from the parts equals speech from the whole, byte for byte, for each speaker', () => {
  const whole = instantiateOf(wholeFlite);
  for (const speaker of SPEAKER_IDS)
    for (const phrase of PHRASES) {
      const args = ['flite', '-voice', speaker, '-psdur', '-t', phrase, '-o', '/spoken.wav'];
      const fromWhole = runProgram(whole, args, () => {});
      const fromParts = runProgram(instantiate, args, (memory) =>
        memory.set(speakers[speaker], FLITE.speakers[speaker].start),
      );
      expect(fromWhole.file.length).toBeGreaterThan(32_000);
      expect(Buffer.from(fromParts.file).equals(fromWhole.file)).toBe(true);
      expect(fromParts.printed).toBe(fromWhole.printed);
    }
});

test('the program comes without debug information and without recordings', () => {
  const engine = speechFiles().get('engine.wasm') ?? new Uint8Array();
  expect(engine.length).toBe(SPEECH_FILES['engine.wasm'].bytes);
  expect(Buffer.from(engine).includes('.debug_info')).toBe(false);
});

test('another build of Flite fails the build with a sentence that says what to do', () => {
  const other = new Uint8Array(readFlite());
  other[1000] = (other[1000] ?? 0) ^ 1;
  expect(() => readFlite(other)).toThrow(/another flite\.wasm \([0-9a-f]{8}….*Install version 0\.1\.1/s);
});

test('a changed file asks for a new path', () => {
  expect(() => requirePinned('mp3.wasm', new Uint8Array(3))).toThrow(/mp3\.wasm changed .*new SPEECH_PATH/s);
});

test('the served path tells both versions', () => {
  const encoder = JSON.parse(readFileSync('node_modules/wasm-media-encoders/package.json', 'utf8'));
  expect(SPEECH_PATH).toBe(`/speech/flite-${FLITE.sha256.slice(0, 8)}-lame-${encoder.version}`);
  expect(speechFileUrl('mp3.wasm')).toBe(`${SPEECH_PATH}/mp3.wasm`);
});

test('files are written once, mended when they are broken, and others go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const served = join(folder, SPEECH_PATH);
  expect(publishSpeechFiles(folder)).toEqual([
    ...['engine.wasm', 'awb.bin', 'rms.bin', 'slt.bin', 'mp3.wasm'],
    ...['flite-COPYING.txt', 'lame-NOTICE.txt', 'wasm-media-encoders-LICENSE.txt'],
  ]);
  expect(publishSpeechFiles(folder)).toEqual([]);
  writeFileSync(join(served, 'slt.bin'), 'half a file');
  writeFileSync(join(served, 'kal.bin'), 'of an older version');
  mkdirSync(join(folder, 'speech/flite-0'));
  expect(publishSpeechFiles(folder)).toEqual(['slt.bin']);
  expect(existsSync(join(served, 'kal.bin'))).toBe(false);
  expect(existsSync(join(folder, 'speech/flite-0'))).toBe(false);
});

test('the notices name the licences, and what was changed', () => {
  const text = (name: string) => Buffer.from(speechFiles().get(name) ?? []).toString();
  expect(text('flite-COPYING.txt')).toMatch(/Changes by Deckhand.*Carnegie Mellon University/s);
  expect(text('lame-NOTICE.txt')).toMatch(/LAME.*Library General Public License.*sourceforge/s);
  expect(text('wasm-media-encoders-LICENSE.txt')).toContain('MIT');
});
