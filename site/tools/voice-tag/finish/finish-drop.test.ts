import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseBuffer } from 'music-metadata';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { DROP_FILE, voiceDropOutputSchema, voiceTag } from '#core/tools/voice-tag/tool.ts';
import { COVER, course, META, takeOf } from '../../../../tests/support/voice-take.ts';
import { finishDrop } from './finish-drop.ts';
import { FINISH_HANDLERS } from './finish-handlers.ts';
import { masterPreview } from './master-preview.ts';

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

describe('a finished drop', () => {
  it('is an MP3 of 320 kbit/s as long as the drop, with its tags, by a parser that is not ours', async () => {
    const take = takeOf();
    const way = course();
    const { mp3, report, output } = await finishDrop(take, META, way);
    const { format, common, native } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' }, { duration: true });
    expect(format).toMatchObject({
      container: 'MPEG',
      sampleRate: 44_100,
      numberOfChannels: 2,
      bitrate: 320_000,
    });
    expect(common).toMatchObject({
      ...{ title: META.title, artist: META.artist, album: 'Voice drops', genre: ['Voice drop'], year: 2026 },
      ...{ bpm: 151, key: 'Db' },
    });
    expect(common.picture?.[0]).toMatchObject({ format: 'image/png', data: COVER });
    const own = new Map(native['ID3v2.3']?.map(({ id, value }) => [id, value]));
    expect(own.get('TXXX:BPM')).toBe('150.5');
    expect(own.get('TXXX:CAMELOT')).toBe('3B');
    expect(own.get('WXXX')).toEqual({
      description: 'digitalSourceType',
      url: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    });
    expect(own.get('TXXX:GENERATOR')).toBe('Deckhand voice drops');
    expect(JSON.parse(String(own.get('TXXX:RECIPE'))).recipe).toEqual(take.drop.recipe);
    expect(own.get('GEOB')).toMatchObject({
      description: 'Serato Markers2',
      type: 'application/octet-stream',
    });
    expect(way.stages).toEqual(['master', 'encode', 'measure']);
    expect(voiceDropOutputSchema.parse(output).report).toEqual(report);
    expect(mp3.length).toBeLessThan(voiceTag.files[DROP_FILE]!.maxBytes);
  });

  it('carries the fingerprint of its file, and the lanes and words on its own time', async () => {
    const take = takeOf();
    const { mp3, output } = await finishDrop(take, META, course());
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(mp3));
    expect(output.sha256).toBe(Buffer.from(digest).toString('hex'));
    const { at } = take.rendered.arrangement.voice;
    expect(output.words).toEqual([{ text: 'You', at, until: expect.closeTo(at + 0.2, 9) }]);
    expect(output.lanes[0]).toMatchObject({ kind: 'voice', at });
    expect(take.rendered.mix[0].length).toBe(Math.round(take.rendered.arrangement.seconds * SAMPLE_RATE));
  });

  it.each(['club', 'standard', 'stream', 'broadcast'])('is as loud as %s asks for', async (profile) => {
    const { report } = await finishDrop(takeOf({ profile }), META, course());
    expect(Math.abs((report.integrated ?? 0) - report.target)).toBeLessThan(0.1);
    expect(report.truePeak).toBeLessThanOrEqual(report.ceiling);
  });

  it('says so where a person’s recording speaks', async () => {
    const { mp3 } = await finishDrop(takeOf({ source: { kind: 'take', takeId: 'tak_9' } }), META, course());
    const { native, common } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' });
    const own = new Map(native['ID3v2.3']?.map(({ id, value }) => [id, value]));
    expect(own.get('WXXX')).toMatchObject({ url: expect.stringMatching(/\/humanEdits$/) });
    expect(common.comment?.[0]?.text).toContain("a person's own recording");
  });

  it.each([null, Uint8Array.from([1, 2, 3]), new Uint8Array(2e6).fill(137)])(
    'does without a cover and an artist',
    async (cover) => {
      const { mp3 } = await finishDrop(takeOf(), { ...META, cover, artist: '' }, course());
      const { common } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' });
      expect(common.picture).toBeUndefined();
      expect(common.artist).toBeUndefined();
    },
  );

  it.each([0, 1e-5])('is refused where there is nothing to hear: a mix of %d', async (level) => {
    const take = takeOf();
    const still = take.rendered.mix[0].map((_, i) => level * Math.sin(i / 40));
    const silent = { ...take, rendered: { ...take.rendered, mix: [still, still] as const } };
    await expect(finishDrop(silent, META, course())).rejects.toThrow(
      expect.objectContaining({
        name: 'FinishError',
        message: expect.stringContaining('There is nothing to hear in this drop'),
      }),
    );
  });

  it('stops where it is told to', async () => {
    const stop = new AbortController();
    const onStage = (stage: string) => stage === 'encode' && stop.abort(new Error('enough'));
    await expect(finishDrop(takeOf(), META, { signal: stop.signal, onStage })).rejects.toThrow('enough');
  });

  it('says why where the encoder does not load', async () => {
    vi.resetModules();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const { mp3Encoder } = await import('./mp3-encoder.ts');
    await expect(mp3Encoder()).rejects.toThrow('The MP3 encoder did not load');
    vi.stubGlobal('fetch', async () => new Response(readFileSync(wasm)));
    await expect(mp3Encoder()).resolves.toBeDefined();
  });

  it('has the encoder come from the server where something else was kept', async () => {
    vi.resetModules();
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { cache }: RequestInit) => {
      asked.push(cache);
      return new Response(cache === 'reload' ? readFileSync(wasm) : '<html>');
    });
    const { mp3Encoder } = await import('./mp3-encoder.ts');
    await expect(mp3Encoder()).resolves.toBeDefined();
    expect(asked).toEqual(['default', 'reload']);
  });
});

describe('a full preview', () => {
  it('is what will be heard, and leaves the take as it is', async () => {
    const take = takeOf();
    const before = take.rendered.mix[0].slice();
    const { sound, report } = await masterPreview(take.rendered, 'stream', { signal: course().signal });
    expect(report.integrated).toBeCloseTo(-14, 1);
    expect(sound[0]).toHaveLength(before.length);
    expect(take.rendered.mix[0].every((sample, i) => sample === before[i])).toBe(true);
  });
});
