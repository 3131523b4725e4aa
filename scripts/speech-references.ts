/**
 * Writes what the phrases of the intelligibility test sound like when another engine says them:
 * `node scripts/speech-references.ts`, with eSpeak NG installed (`apt-get install espeak-ng`). Only features are kept,
 * no speech: the cepstrum of each phrase, 20 ms apart, a byte a coefficient.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav } from '#core/tools/voice-tag/engine/speech/read-wav.ts';
import { COEFFICIENTS, cepstra, normalised, spectra, withChange } from './speech-references/cepstrum.ts';
import { PHRASES } from './speech-references/phrases.ts';
import type { Features } from './speech-references/recognise.ts';

const FILE = join(
  import.meta.dirname,
  '../core/tools/voice-tag/engine/voice/fixtures/phrases-of-another-engine.json',
);
/** Steps of a byte to one standard deviation. */
const STEPS = 24;

const quantised = (frames: Features): string =>
  Buffer.from(
    Int8Array.from(
      frames.flatMap((frame) => [
        ...frame.map((value) => Math.max(-127, Math.min(127, Math.round(value * STEPS)))),
      ]),
    ).buffer,
  ).toString('base64');

/** The references as they were written, ready to be compared with. */
export function readReferences(): Features[] {
  const phrases = JSON.parse(readFileSync(FILE, 'utf8')) as { features: string }[];
  return phrases.map(({ features }) => {
    const bytes = new Int8Array(Buffer.from(features, 'base64'));
    const frames = Array.from({ length: bytes.length / COEFFICIENTS }, (_, at) =>
      Float32Array.from(bytes.subarray(at * COEFFICIENTS, (at + 1) * COEFFICIENTS), (step) => step / STEPS),
    );
    return withChange(frames);
  });
}

function sayElsewhere(phrase: string): Features {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  const wav = join(folder, 'said.wav');
  execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '-w', wav, phrase]);
  const { pcm, sampleRate } = readWav(readFileSync(wav));
  rmSync(folder, { recursive: true });
  return normalised(cepstra(spectra(pcm, sampleRate)));
}

if (import.meta.main) {
  const phrases = PHRASES.map((phrase) => ({ phrase, features: quantised(sayElsewhere(phrase)) }));
  writeFileSync(FILE, `${JSON.stringify(phrases, null, 1)}\n`);
}
