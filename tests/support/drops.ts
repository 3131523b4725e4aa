import { createHash, randomUUID } from 'node:crypto';
import type { Generation } from '#core/generation.ts';
import { WAVE_COLUMNS } from '#core/tools/voice-tag/tool.ts';
import type { Client, Reply } from './client.ts';
import { MP3 } from './fake-speech.ts';

export interface Made {
  generation: Generation;
  credits: { balance: number; dailyUsed: number };
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const band = (level: number) => Array.from({ length: WAVE_COLUMNS }, (_, column) => (column * level) % 256);

/** What a device hands in for a drop of these bytes. */
export const outputOf = (mp3: Uint8Array, change: object = {}) => ({
  seconds: 3.25,
  wave: { body: band(3), core: band(1) },
  words: [{ text: 'You', at: 0.4, until: 0.6 }],
  lanes: [{ kind: 'voice', at: 0.4, seconds: 2.1, gain: 0 }],
  report: {
    target: -12,
    ceiling: -1,
    integrated: -12.1,
    momentaryMax: -9.8,
    shortTermMax: -11.2,
    truePeak: -1.1,
    range: null,
    monoFold: -0.4,
    noiseFloor: -61,
    seconds: 3.25,
    sampleRate: 44100,
    measuredBy: 'integrated',
  },
  spokenBy: 'Flite on this device',
  sha256: sha256Of(mp3),
  ...change,
});

export const uploadTo = (client: Client, id: string, name: string, bytes: Uint8Array) =>
  client.fetch(`/api/generations/${id}/files/${name}`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
  });

export const settle = (client: Client, id: string, output: object): Promise<Reply<Made>> =>
  client.post<Made>(`/api/generations/${id}/settle`, { output });

/** A finished drop, as the studio makes one. No two have the same bytes. */
export async function makeDrop(client: Client, input: object = {}): Promise<Generation> {
  const mp3 = new Uint8Array([...MP3, ...new TextEncoder().encode(randomUUID())]);
  const started = await client.generate<Made>('voice-tag', { script: 'You are locked in', ...input });
  if (started.status !== 201) throw new Error(`No drop: ${started.status} ${JSON.stringify(started.body)}`);
  const { id } = started.body.generation;
  await uploadTo(client, id, 'drop.mp3', mp3);
  const reply = await settle(client, id, outputOf(mp3));
  if (reply.status !== 200) throw new Error(`No drop: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.generation;
}

/** A recording of the caller's own voice, with consent and sound. */
export async function addTake(
  client: Client,
  bytes: Uint8Array,
  name = 'Mara, close',
): Promise<{ id: string }> {
  const added = await client.post<{ id: string }>('/api/voice/takes', {
    name,
    seconds: 2.5,
    sha256: sha256Of(bytes),
    consent: 'own-voice-1',
  });
  if (added.status !== 201) throw new Error(`No take: ${added.status} ${JSON.stringify(added.body)}`);
  const reply = await client.fetch(`/api/voice/takes/${added.body.id}/audio`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  if (reply.status !== 200) throw new Error(`No sound: ${reply.status} ${await reply.text()}`);
  return added.body;
}
