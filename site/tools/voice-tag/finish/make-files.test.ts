import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { parseBuffer } from 'music-metadata';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import { course, META, PACK, takeOf } from '../../../../tests/support/voice-take.ts';
import { FINISH_HANDLERS } from './finish-handlers.ts';
import { makePack, makeWav } from './make-files.ts';

/** The sound that went into the encoder last: Node has no decoder, so it stands for what comes out again. */
let encoded: Stereo = [new Float32Array(), new Float32Array()];

vi.mock('./decode-mp3.ts', () => ({ decodeMp3: async () => encoded }));
vi.mock('./encode-mp3.ts', async (original) => {
  const { encodeMp3 } = await original<typeof import('./encode-mp3.ts')>();
  return {
    encodeMp3: (...asks: Parameters<typeof encodeMp3>) => {
      encoded = asks[1];
      return encodeMp3(...asks);
    },
  };
});
// The worker's own work, without the worker.
vi.mock('./ask-finish.ts', () => ({
  askFinish: (task: 'press', asks: never, { signal, onStage }: Course) =>
    FINISH_HANDLERS[task](asks, async (stage, share) => {
      signal?.throwIfAborted();
      onStage?.(stage, share);
    }),
}));
type Course = { signal?: AbortSignal; onStage?: (stage: string, share?: number) => void };

const wasm = fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(readFileSync(wasm)));
});
afterEach(() => vi.unstubAllGlobals());

/** The chunks of a RIFF file, read by the letter. */
function chunksOf(file: Uint8Array): Map<string, DataView> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  const chunks = new Map<string, DataView>();
  for (let at = 12; at < file.length; ) {
    const length = view.getUint32(at + 4, true);
    const name = new TextDecoder().decode(file.subarray(at, at + 4));
    const kind = name === 'LIST' ? new TextDecoder().decode(file.subarray(at + 8, at + 12)) : '';
    chunks.set(`${name}${kind}`, new DataView(file.buffer, file.byteOffset + at + 8, length));
    at += 8 + length + (length & 1);
  }
  return chunks;
}

describe('a WAV', () => {
  it.each([16, 24] as const)('of %i bits holds the mastered drop, its tags and its markers', async (bits) => {
    const take = takeOf();
    const { file, name, report } = await makeWav(take, bits, META, course());
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { format, common } = await parseBuffer(bytes, { mimeType: 'audio/wav' });
    expect(format).toMatchObject({
      container: 'WAVE',
      bitsPerSample: bits,
      sampleRate: 44_100,
      numberOfChannels: 2,
    });
    expect(common).toMatchObject({ title: META.title, artist: META.artist, album: 'Voice drops' });
    expect(name).toBe('You-are-locked-in-with-DJ-Nova_150.5bpm_3B_wet.wav');
    const chunks = chunksOf(bytes);
    expect([...chunks.keys()].slice(0, 2)).toEqual(['fmt ', 'data']);
    const cue = chunks.get('cue ');
    expect(cue?.getUint32(0, true)).toBe(3);
    expect(cue?.getUint32(4 + 20, true)).toBe(Math.round(take.rendered.arrangement.voice.at * SAMPLE_RATE));
    expect(chunks.get('bext')?.getInt16(412, true)).toBe(Math.round((report.integrated ?? 0) * 100));
    expect(chunks.get('bext')?.byteLength).toBe(602);
    const xml = new TextDecoder().decode(chunks.get('iXML'));
    expect(xml).toContain('trainedAlgorithmicMedia</digitalSourceType>');
    expect(new TextDecoder().decode(chunks.get('LISTadtl'))).toContain('Voice end\0');
  });

  it('is the same to the byte for the same take, dither and all', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => makeWav(takeOf(), 16, META, course())));
    // Compared as a whole: a difference of so many bytes takes minutes to print.
    const [first, second] = await Promise.all([one?.file.bytes(), other?.file.bytes()]);
    expect(Buffer.compare(first ?? new Uint8Array(), second ?? new Uint8Array(1))).toBe(0);
  });
});

describe('a sampler pack', () => {
  it.each(['wav', 'mp3'] as const)(
    'holds five sounds as %s, equally loud, with report, licence and recipe',
    async (format) => {
      const { file, name } = await makePack(takeOf({ profile: 'stream' }), PACK, META, {
        ...course(),
        format,
      });
      expect(name).toBe('You-are-locked-in-with-DJ-Nova_150.5bpm_3B_pack.zip');
      const files = unzipSync(await file.bytes());
      const stem = (order: number, id: string) =>
        `0${order}-${id}/You-are-locked-in-with-DJ-Nova_150.5bpm_3B_${id}.${format}`;
      expect(Object.keys(files)).toEqual([
        ...[stem(1, 'dry'), stem(2, 'wet'), stem(3, 'bed'), stem(4, 'tail'), stem(5, 'radio-edit')],
        ...['report.txt', 'report.json', 'LICENCE.txt', 'recipe.json'],
      ]);
      const text = (path: string) => new TextDecoder().decode(files[path]);
      const report = JSON.parse(text('report.json'));
      for (const { path, sha256, report: measured } of report.files) {
        const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(files[path] ?? []));
        expect(sha256).toBe(Buffer.from(digest).toString('hex'));
        const counted = measured.measuredBy === 'integrated' ? measured.integrated : measured.momentaryMax;
        expect(Math.abs(counted + 14), path).toBeLessThan(0.15);
        expect(measured.truePeak, path).toBeLessThanOrEqual(-1);
      }
      expect(text('LICENCE.txt')).toContain('Nora Quist');
      expect(text('LICENCE.txt')).toContain('trainedAlgorithmicMedia');
      expect(recipeSchema.parse(JSON.parse(text('recipe.json')).recipe)).toEqual(takeOf().drop.recipe);
      const { common } = await parseBuffer(files[stem(4, 'tail')] ?? new Uint8Array(), {
        mimeType: format === 'mp3' ? 'audio/mpeg' : 'audio/wav',
      });
      expect(common.title).toBe(`${META.title} (tail)`);
    },
  );

  it('says what it leaves out', async () => {
    const { file } = await makePack(takeOf({}, false), PACK, META, course());
    const files = unzipSync(await file.bytes());
    expect(Object.keys(files).some((path) => path.startsWith('03'))).toBe(false);
    expect(new TextDecoder().decode(files['report.txt'])).toContain(
      'No bed: this drop has nothing to hear of it.',
    );
  });
});
