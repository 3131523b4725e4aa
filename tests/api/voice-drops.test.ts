import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { errorOf, signedUp } from '../support/client.ts';
import { addTake, type Made, makeDrop, outputOf, settle, sha256Of, uploadTo } from '../support/drops.ts';
import { MP3, WAV } from '../support/fake-speech.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;

const start = async (client: Caller, input: object = {}) =>
  (await client.generate<Made>('voice-tag', { script: 'You are locked in', ...input })).body.generation;
const reportOf = (change: object) => ({ ...outputOf(MP3).report, ...change });
const balance = async (client: Caller) =>
  (await client.get<{ balance: number }>('/api/user/credits')).body.balance;
const textOf = async (client: Caller, { files }: Generation, name: string) =>
  (await client.fetch(files.find((file) => file.name === name)?.url ?? '')).text();

describe('a finished drop', () => {
  it('has its sound, and the picture and report that the server makes beside it', async () => {
    const client = await signedUp();
    const drop = await makeDrop(client, { recipe: { bpm: 174, key: '3B' } });
    expect(drop).toMatchObject({ status: 'done', cost: 4, title: 'You are locked in' });
    expect(drop.files.map(({ name, type }) => [name, type])).toEqual([
      ['drop.mp3', 'audio/mpeg'],
      ['report.json', 'application/json'],
      ['wave.svg', 'image/svg+xml'],
    ]);
    expect(XMLValidator.validate(await textOf(client, drop, 'wave.svg'))).toBe(true);
    const report = JSON.parse(await textOf(client, drop, 'report.json'));
    expect(report).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AudioObject',
      name: 'You are locked in',
      encodingFormat: 'audio/mpeg',
      sha256: (drop.output as { sha256: string }).sha256,
      duration: 'PT3.250S',
      spokenBy: 'Flite on this device',
      script: 'You are locked in',
      recipe: { bpm: 174, key: '3B' },
      loudness: { profile: 'standard', integrated: -12.1, truePeak: -1.1 },
    });
    expect(report.digitalSourceType).toMatch(/trainedAlgorithmicMedia$/);
    expect(report.line).toMatch(/^Festival · Trailer Deep · 174 BPM · 3B \(.+ major\)$/);
    expect(report.sha256).toBe(
      sha256Of(
        new Uint8Array(
          await (await client.fetch(`/api/generations/${drop.id}/files/drop.mp3`)).arrayBuffer(),
        ),
      ),
    );
    expect(await balance(client)).toBe(16);
  });

  it('is in the library with its wave and its sound', async () => {
    const client = await signedUp();
    const { id } = await makeDrop(client);
    const [item] = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(item).toMatchObject({
      id,
      type: 'voice-tag',
      preview: `/api/generations/${id}/files/wave.svg`,
      audioUrl: `/api/generations/${id}/files/drop.mp3`,
      metadata: { style: 'Festival · Trailer Deep' },
    });
  });

  it('keeps what a provider spoke, where that came too', async () => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    expect((await uploadTo(client, id, 'source.wav', WAV)).status).toBe(200);
    const { body } = await settle(client, id, outputOf(MP3));
    expect(body.generation.files.map(({ name }) => name)).toContain('source.wav');
  });

  it('answers a second settlement as the first, with the same files', async () => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    const replies = await Promise.all([1, 2, 3].map(() => settle(client, id, outputOf(MP3))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.generation))).size).toBe(1);
    const drop = replies[0]?.body.generation;
    expect(drop && (await textOf(client, drop, 'wave.svg'))).toContain('<svg');
    expect(await balance(client)).toBe(16);
  });
});

describe('a drop that does not fit', () => {
  it('is not settled with the hash of other sound, and may be settled with its own', async () => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    const reply = await settle(client, id, outputOf(WAV));
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe('output.sha256');
    expect((await settle(client, id, outputOf(MP3))).status).toBe(200);
  });

  it('is held to the sound that was uploaded last', async () => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    await uploadTo(client, id, 'drop.mp3', new Uint8Array([...MP3, 1]));
    expect((await settle(client, id, outputOf(MP3))).status).toBe(422);
  });

  it.each([
    ['no sound', []],
    ['no sound but the source', ['source.wav']],
  ])('is not settled with %s', async (_, names) => {
    const client = await signedUp();
    const { id } = await start(client);
    for (const name of names) await uploadTo(client, id, name, WAV);
    const reply = await settle(client, id, outputOf(MP3));
    expect(reply.status).toBe(409);
    expect(errorOf(reply).message).toBe('Upload these files first: drop.mp3');
  });

  it.each([
    ['a wave of other length', { wave: { body: [1], core: [1] } }, 'output.wave.body'],
    [
      'a peak that is no number of the wave',
      { wave: { body: Array(240).fill(256), core: Array(240).fill(0) } },
      'output.wave.body.0',
    ],
    ['no hash', { sha256: 'x' }, 'output.sha256'],
    ['no report', { report: null }, 'output.report'],
    ['no peak', { report: reportOf({ truePeak: null }) }, 'output.report'],
    ['no loudness', { report: reportOf({ integrated: null }) }, 'output.report'],
    [
      'no loudness of a short sound',
      { report: reportOf({ measuredBy: 'momentary', momentaryMax: null }) },
      'output.report',
    ],
    ['a wave of silence', { wave: { body: Array(240).fill(0), core: Array(240).fill(0) } }, 'output.report'],
    ['the target of another profile', { report: reportOf({ target: -9 }) }, 'output.report'],
    ['another ceiling', { report: reportOf({ ceiling: 0 }) }, 'output.report'],
    ['a target out of all bounds', { report: reportOf({ target: 1e308 }) }, 'output.report.target'],
    ['a ceiling out of all bounds', { report: reportOf({ ceiling: -1e308 }) }, 'output.report.ceiling'],
    ['no such sample rate', { report: reportOf({ sampleRate: 2 ** 40 }) }, 'output.report.sampleRate'],
  ])('is refused with %s', async (_, change, path) => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    const reply = await settle(client, id, outputOf(MP3, change));
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
    expect((await client.get<Generation>(`/api/generations/${id}`)).body.status).toBe('reserved');
    await client.post(`/api/generations/${id}/release`);
    expect(await balance(client)).toBe(20);
  });

  it('is held to the profile that was asked for', async () => {
    const client = await signedUp();
    const { id } = await start(client, { profile: 'club' });
    await uploadTo(client, id, 'drop.mp3', MP3);
    const refused = await settle(client, id, outputOf(MP3));
    expect(refused.status).toBe(422);
    expect(errorOf(refused).fields?.[0]?.reason).toContain('-9 LUFS under -1 dBTP');
    const report = reportOf({ target: -9, integrated: null, measuredBy: 'momentary' });
    expect((await settle(client, id, outputOf(MP3, { report }))).status).toBe(200);
  });

  it.each(['wave.svg', 'report.json'])('takes no %s from a device', async (name) => {
    const client = await signedUp();
    const { id } = await start(client);
    expect((await uploadTo(client, id, name, MP3)).status).toBe(404);
  });

  it('of a page that was closed costs nothing and leaves nothing', async () => {
    const client = await signedUp();
    const { id } = await start(client);
    await uploadTo(client, id, 'drop.mp3', MP3);
    await client.post(`/api/generations/${id}/release`);
    expect(await balance(client)).toBe(20);
    expect((await settle(client, id, outputOf(MP3))).status).toBe(409);
    expect((await client.get(`/api/generations/${id}/files/drop.mp3`)).status).toBe(404);
    expect((await client.get<LibraryItem[]>('/api/user/generated-content')).body).toEqual([]);
  });
});

describe('a drop that is refused before anything is spent', () => {
  it.each([
    ['an empty script', { script: '   ' }, 'script'],
    ['signs alone', { script: '🔥🔥🔥' }, 'script'],
    ['161 characters', { script: 'a'.repeat(161) }, 'script'],
    ['another alphabet, on the device', { script: 'Привет, это Нова' }, 'script'],
    ['a real person', { script: "I'm David Guetta and you are locked in" }, 'script'],
    [
      'a real person under “Say it like”',
      { script: 'This is Nova', respellings: [{ word: 'Nova', say: 'Donald Trump' }] },
      'respellings',
    ],
    ['a provider that is not there', { source: { kind: 'provider' } }, 'source.kind'],
    ['a recording that is not there', { source: { kind: 'take', takeId: 'tak_nothing' } }, 'source.takeId'],
    ['a recording of no such name', { source: { kind: 'take', takeId: '../x' } }, 'source.takeId'],
    ['an unknown character', { voice: { style: 'morgan' } }, 'voice.style'],
    ['a treatment that cannot be', { recipe: { bpm: 900 } }, 'recipe.bpm'],
  ])('for %s', async (_, input, path) => {
    const client = await signedUp();
    const reply = await client.generate('voice-tag', { script: 'You are locked in', ...input });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
    expect(errorOf(reply).fields?.[0]?.reason.length).toBeGreaterThan(10);
    expect(await balance(client)).toBe(20);
  });

  it('for the recording of somebody else, or one whose sound never came', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const take = await addTake(owner, WAV);
    const silent = await owner.post<{ id: string }>('/api/voice/takes', {
      name: 'Silent',
      seconds: 2,
      sha256: sha256Of(MP3),
      consent: 'own-voice-1',
    });
    const ask = (client: Caller, takeId: string) =>
      client.generate('voice-tag', { script: 'Nova', source: { kind: 'take', takeId } });
    expect((await ask(owner, take.id)).status).toBe(201);
    for (const reply of [await ask(other, take.id), await ask(owner, silent.body.id)]) {
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.[0]?.path).toBe('source.takeId');
    }
    expect(await balance(other)).toBe(20);
  });
});

it('the engine is named before the click', async () => {
  const client = await signedUp();
  const { tools } = (await client.get<{ tools: { id: string; engine: object }[] }>('/api/tools')).body;
  expect(tools.find(({ id }) => id === 'voice-tag')?.engine).toEqual({
    name: 'Deckhand voices on this device',
    dataGoes: 'Nothing leaves this device until you finish',
  });
});

it('a title as long as a script can be given again', async () => {
  const client = await signedUp();
  const { id, title } = await makeDrop(client, { script: 'nova '.repeat(32).trim() });
  expect(title).toHaveLength(159);
  const rename = (to: string) => client.send<Generation>('PATCH', `/api/generations/${id}`, { title: to });
  expect((await rename(`${title}s`)).body.title).toBe(`${title}s`);
  const tooLong = await rename(`${title}ss`);
  expect(tooLong.status).toBe(422);
  expect(errorOf(tooLong).fields).toEqual([{ path: 'title', reason: 'Use at most 160 characters' }]);
});
