import { expect, test } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { VoicePack } from '#core/voice.ts';
import type { Take } from '../take.ts';
import { proFileStore } from './pro-file.store.ts';

const PACK: VoicePack = {
  title: 'Drop',
  artist: 'DJ Nova',
  licensee: 'Mara',
  issuedAt: '2026-11-21T00:00:00Z',
  licenceUrl: 'https://deckhand.example/terms#commercial-licence',
};
const generation = (id: string) => ({ id }) as Generation;
const TAKE = {} as Take;

function storeOfTest(refusal?: Error) {
  const log: string[] = [];
  let held: (() => void) | null = null;
  const store = proFileStore({
    packOf: async () => {
      if (refusal) throw refusal;
      return PACK;
    },
    takeAtHand: ({ id }) => (id === 'gen_here' ? TAKE : null),
    takeAgain: async ({ id }) => {
      log.push(`again ${id}`);
      return TAKE;
    },
    make: async (what, _take, _pack, { onStage }) => {
      onStage('master', 0.5);
      log.push(`make ${what}`);
      if (what === 'packWav') await new Promise<void>((resolve) => (held = resolve));
      return { name: `${what}.bin`, file: new Blob(['x']) };
    },
    save: ({ name }) => log.push(`save ${name}`),
  });
  return { store, log, letGo: () => held?.() };
}

test('a stored drop is made again once, and all of its files from that', async () => {
  const { store, log } = storeOfTest();
  await store.make(generation('gen_1'), 'wav24');
  await store.make(generation('gen_1'), 'wav16');
  expect(log).toEqual(['again gen_1', 'make wav24', 'save wav24.bin', 'make wav16', 'save wav16.bin']);
  expect(store.$making.get()).toMatchObject({ of: 'gen_1', what: 'wav16', state: 'done' });
});

test('a take of this tab is not made again', async () => {
  const { store, log } = storeOfTest();
  await store.make(generation('gen_here'), 'wav24');
  expect(log).toEqual(['make wav24', 'save wav24.bin']);
});

test('who has no Pro is told before anything is made', async () => {
  const refusal = new Error('Pro only');
  const { store, log } = storeOfTest(refusal);
  await store.make(generation('gen_1'), 'packMp3');
  expect(log).toEqual([]);
  expect(store.$making.get()).toMatchObject({ state: 'failed', error: refusal });
});

test('what is cancelled is not saved, whatever it still says', async () => {
  const { store, log, letGo } = storeOfTest();
  const making = store.make(generation('gen_1'), 'packWav');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(store.$making.get()).toMatchObject({ state: 'making', progress: { stage: 'master', share: 0.5 } });
  store.cancel();
  letGo();
  await making;
  expect(store.$making.get()).toBeNull();
  expect(log).toEqual(['again gen_1', 'make packWav']);
});
