import { beforeEach, expect, it, vi } from 'vitest';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { envelopeView } from '../../../../tests/support/envelope-view.ts';

type Reply = { envelope: EnvelopeView | null };
const call = vi.fn<(name: string, input: { params: { id: string } }) => Promise<Reply>>();
vi.mock('#site/lib/api.ts', () => ({ call }));
const { $envelope, envelopeOf, openEnvelope, refreshEnvelope, signingOf } = await import(
  './envelope.store.ts'
);

const OUT = envelopeView();
const OPENED = envelopeView({ client: { openedAt: '2026-11-03T08:00:00.000Z' } });
const ready = (envelope: EnvelopeView | null, isStale = false) => ({
  ...{ of: 'gen_1', state: 'ready', envelope, isStale },
});

beforeEach(() => {
  $envelope.set(null);
  call.mockReset();
});

/** The next call is answered when the test says so. */
function held(): PromiseWithResolvers<Reply> {
  const reply = Promise.withResolvers<Reply>();
  call.mockReturnValueOnce(reply.promise);
  return reply;
}

it('is asked for once, and again after it failed', async () => {
  call.mockRejectedValueOnce(new Error('No network'));
  await openEnvelope('gen_1');
  expect($envelope.get()?.state).toBe('failed');
  call.mockResolvedValueOnce({ envelope: OUT });
  await Promise.all([openEnvelope('gen_1'), openEnvelope('gen_1')]);
  await openEnvelope('gen_1');
  expect(call).toHaveBeenCalledTimes(2);
  expect(envelopeOf('gen_1')).toBe(OUT);
  expect(envelopeOf('gen_2')).toBeNull();
});

it('an answer for a contract that made way for another is dropped', async () => {
  const late = held();
  const opening = openEnvelope('gen_0');
  call.mockResolvedValueOnce({ envelope: OUT });
  await openEnvelope('gen_1');
  late.resolve({ envelope: OPENED });
  await opening;
  expect($envelope.get()).toEqual(ready(OUT));
});

it('without an answer what was known stays, and is said to be old until there is one', async () => {
  call.mockResolvedValueOnce({ envelope: OUT });
  await openEnvelope('gen_1');
  call.mockRejectedValueOnce(new Error('No network'));
  await refreshEnvelope();
  expect($envelope.get()).toEqual(ready(OUT, true));
  call.mockResolvedValueOnce({ envelope: OPENED });
  await refreshEnvelope();
  expect($envelope.get()).toEqual(ready(OPENED));
});

it('what was done here is newer than what was asked for before', async () => {
  call.mockResolvedValueOnce({ envelope: OUT });
  await openEnvelope('gen_1');
  const old = held();
  const looking = refreshEnvelope();
  const voided = envelopeView({ status: 'voided' });
  call.mockResolvedValueOnce({ envelope: voided });
  await signingOf('gen_1').withdraw('env_1');
  old.resolve({ envelope: OUT });
  await looking;
  expect($envelope.get()).toEqual(ready(voided));
});
