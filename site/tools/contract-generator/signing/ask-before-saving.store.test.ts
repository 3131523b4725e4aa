import { beforeEach, expect, it, vi } from 'vitest';
import { envelopeView } from '../../../../tests/support/envelope-view.ts';

const call = vi.fn();
vi.mock('#site/lib/api.ts', () => ({ call }));
const { $question, mayUpdate } = await import('./ask-before-saving.store.ts');
const { $envelope } = await import('./envelope.store.ts');

const OUT = envelopeView({ version: 2 });
const SIGNED = envelopeView({ version: 2, client: { signedAt: '2026-11-03T08:00:00.000Z' } });
const made = { id: 'gen_1' };
const knows = (envelope: typeof OUT | null) =>
  $envelope.set({ of: 'gen_1', state: 'ready', envelope, addenda: [], isStale: false });

/** What is asked, once it is. */
const asked = () => vi.waitUntil(() => $question.get());

beforeEach(() => {
  $envelope.set(null);
  call.mockReset();
});

it('what was never sent, or is not out any more, is saved without a question', async () => {
  call.mockResolvedValue({ envelope: null });
  expect(await mayUpdate(made)).toBe(true);
  knows(OUT);
  call.mockResolvedValue({ envelope: envelopeView({ status: 'declined' }) });
  expect(await mayUpdate(made)).toBe(true);
});

it('asks by what happened last, and does what is answered', async () => {
  knows(OUT);
  call.mockResolvedValue({ envelope: SIGNED });
  const no = mayUpdate(made);
  expect(await asked()).toMatchObject({ version: 2, clientSigned: 'Camille Perrin' });
  $question.get()?.answer(false);
  expect(await no).toBe(false);
  const yes = mayUpdate(made);
  (await asked())?.answer(true);
  expect(await yes).toBe(true);
  expect($question.get()).toBeNull();
});

it('without an answer it asks by what is known, and does not wait for long', async () => {
  knows(SIGNED);
  call.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const answer = mayUpdate(made);
  await vi.waitUntil(() => call.mock.calls.length > 0);
  limit.abort();
  expect(await asked()).toMatchObject({ clientSigned: 'Camille Perrin' });
  $question.get()?.answer(false);
  expect(await answer).toBe(false);
});

it('a question that comes twice is asked once', async () => {
  knows(OUT);
  call.mockResolvedValue({ envelope: OUT });
  const first = mayUpdate(made);
  await asked();
  const second = mayUpdate(made);
  expect(await first).toBe(false);
  (await asked())?.answer(true);
  expect(await second).toBe(true);
});
