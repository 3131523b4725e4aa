import { expect, test, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { BLANK_DROP } from '../drop-draft.ts';
import type { SpeechTask } from './speech-messages.ts';
import { type SpokenParts, speaker } from './speech-speaker.ts';

const watching = () => ({ signal: new AbortController().signal, onStage: vi.fn() });
const dropOf = (part: Partial<SpokenParts>): SpokenParts => ({ ...BLANK_DROP, script: 'DJ Nova', ...part });

function desk() {
  const asked: SpeechTask[] = [];
  const ask = vi.fn(async (task: SpeechTask) => {
    asked.push(task);
    const source = task.task === 'shape' && task.keepSource ? new Uint8Array(1) : null;
    return { voice: new Float32Array(2), words: [], source };
  });
  const elsewhere = {
    provider: vi.fn(async () => ({ file: new ArrayBuffer(4), spokenBy: 'Test speech' })),
    take: vi.fn(async () => new ArrayBuffer(4)),
    decode: vi.fn(async () => new Float32Array(4)),
  };
  return { asked, ask, elsewhere, ...speaker(ask, elsewhere) };
}

test('the device speaks the plan of the script, once for the same words and voice', async () => {
  const { asked, ask, speakDrop } = desk();
  const first = await speakDrop(dropOf({}), watching());
  expect(first.spokenBy).toBe('Flite on this device');
  expect(asked[0]).toMatchObject({ task: 'speak', plan: { text: 'D J nova' } });
  expect(await speakDrop(dropOf({ script: 'DJ Nova' }), watching())).toBe(first);
  expect(ask).toHaveBeenCalledTimes(1);
  await speakDrop(dropOf({ voice: { ...BLANK_DROP.voice, pitch: 1 } }), watching());
  await speakDrop(dropOf({ respellings: [{ word: 'nova', say: 'NO vah' }] }), watching());
  expect(ask).toHaveBeenCalledTimes(3);
});

test('the twelve last voices are kept', async () => {
  const { ask, speakDrop } = desk();
  const said = Array.from({ length: 13 }, (_, index) => `number ${index}`);
  for (const script of said) await speakDrop(dropOf({ script }), watching());
  await speakDrop(dropOf({ script: said[12] ?? '' }), watching());
  expect(ask).toHaveBeenCalledTimes(13);
  await speakDrop(dropOf({ script: said[0] ?? '' }), watching());
  expect(ask).toHaveBeenCalledTimes(14);
});

test('what failed is not kept', async () => {
  const { ask, speakDrop } = desk();
  ask.mockRejectedValueOnce(new Error('offline'));
  await expect(speakDrop(dropOf({}), watching())).rejects.toThrow('offline');
  expect((await speakDrop(dropOf({}), watching())).voice).toHaveLength(2);
});

test('a provider gets the spoken text, and what it sends is kept beside the voice', async () => {
  const { asked, elsewhere, speakDrop } = desk();
  const drop = dropOf({ source: { kind: 'provider' } });
  const speech = await speakDrop(drop, watching());
  expect(elsewhere.provider).toHaveBeenCalledWith(
    { text: 'DJ Nova', voice: { ...drop.voice, pitch: 0, speed: 1 } },
    expect.anything(),
  );
  expect(asked[0]).toMatchObject({ task: 'shape', keepSource: true, sampleRate: 44_100 });
  expect(speech).toMatchObject({ spokenBy: 'Test speech', source: new Uint8Array(1) });
  await speakDrop(drop, watching());
  expect(elsewhere.provider).toHaveBeenCalledTimes(1);
});

test('a recording is asked for each time, whatever its title is written in', async () => {
  const { elsewhere, speakDrop } = desk();
  const drop = dropOf({ script: 'ДИМА', source: { kind: 'take', takeId: 'tak_1' } });
  expect(await speakDrop(drop, watching())).toMatchObject({ spokenBy: 'own recording', source: null });
  await speakDrop(drop, watching());
  expect(elsewhere.take).toHaveBeenCalledTimes(2);
});

test.each([
  ['ДИМА', 'Cyrillic'],
  ['This is Morgan Freeman', 'a real person'],
  ['', 'Write what the voice says'],
])('“%s” is refused before anything is asked for', async (script, reason) => {
  const { ask, speakDrop } = desk();
  const refusal = await speakDrop(dropOf({ script }), watching()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(JSON.stringify(refusal)).toContain(reason);
  expect(ask).not.toHaveBeenCalled();
});

test('what was called off while a file was read is not shaped', async () => {
  const { ask, elsewhere, speakDrop } = desk();
  const abort = new AbortController();
  elsewhere.decode.mockImplementationOnce(async () => {
    abort.abort(new Error('never mind'));
    return new Float32Array(1);
  });
  const drop = dropOf({ source: { kind: 'provider' } });
  await expect(speakDrop(drop, { signal: abort.signal, onStage: () => {} })).rejects.toThrow('never mind');
  expect(ask).not.toHaveBeenCalled();
});
