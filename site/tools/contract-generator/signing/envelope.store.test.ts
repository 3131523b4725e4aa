import { beforeEach, expect, it, vi } from 'vitest';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewAddendum } from '#core/signing/sending-schema.ts';
import { envelopeView } from '../../../../tests/support/envelope-view.ts';

type Reply = { envelope: EnvelopeView | null; addenda?: EnvelopeView[] };
const call = vi.fn<(name: string, input: { params: { id: string } }) => Promise<Reply>>();
vi.mock('#site/lib/api.ts', () => ({ call }));
const { $envelope, envelopeOf, openEnvelope, refreshEnvelope, signingOf } = await import(
  './envelope.store.ts'
);

const OUT = envelopeView();
const OPENED = envelopeView({ client: { openedAt: '2026-11-03T08:00:00.000Z' } });
const ready = (envelope: EnvelopeView | null, isStale = false) => ({
  ...{ of: 'gen_1', state: 'ready', envelope, addenda: [], isStale },
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
  call.mockResolvedValueOnce({ envelope: OUT, addenda: [] });
  await Promise.all([openEnvelope('gen_1'), openEnvelope('gen_1')]);
  await openEnvelope('gen_1');
  expect(call).toHaveBeenCalledTimes(2);
  expect(envelopeOf('gen_1')).toBe(OUT);
  expect(envelopeOf('gen_2')).toBeNull();
});

it('an answer for a contract that made way for another is dropped', async () => {
  const late = held();
  const opening = openEnvelope('gen_0');
  call.mockResolvedValueOnce({ envelope: OUT, addenda: [] });
  await openEnvelope('gen_1');
  late.resolve({ envelope: OPENED, addenda: [] });
  await opening;
  expect($envelope.get()).toEqual(ready(OUT));
});

it('without an answer what was known stays, and is said to be old until there is one', async () => {
  call.mockResolvedValueOnce({ envelope: OUT, addenda: [] });
  await openEnvelope('gen_1');
  call.mockRejectedValueOnce(new Error('No network'));
  await refreshEnvelope();
  expect($envelope.get()).toEqual(ready(OUT, true));
  call.mockResolvedValueOnce({ envelope: OPENED, addenda: [] });
  await refreshEnvelope();
  expect($envelope.get()).toEqual(ready(OPENED));
});

it('what was done here is newer than what was asked for before', async () => {
  call.mockResolvedValueOnce({ envelope: OUT, addenda: [] });
  await openEnvelope('gen_1');
  const old = held();
  const looking = refreshEnvelope();
  const voided = envelopeView({ status: 'voided' });
  call.mockResolvedValueOnce({ envelope: voided });
  await signingOf('gen_1').withdraw('env_1');
  old.resolve({ envelope: OUT, addenda: [] });
  await looking;
  expect($envelope.get()).toEqual(ready(voided));
});

it('an addendum takes its own place, and leaves the contract as it is', async () => {
  const addendum = (id: string, number: number, more = {}) =>
    envelopeView({
      id,
      addendum: { number, originalVersion: 1, paragraphs: ['Load-in is from 20:00.'] },
      ...more,
    });
  const signed = envelopeView({ status: 'completed' });
  const first = addendum('env_a', 1, { status: 'completed' });
  call.mockResolvedValueOnce({ envelope: signed, addenda: [first] });
  await openEnvelope('gen_1');
  const second = addendum('env_b', 2);
  call.mockResolvedValueOnce({ envelope: second });
  await signingOf('gen_1').amend('env_1', {} as NewAddendum);
  expect($envelope.get()).toEqual({ ...ready(signed), addenda: [second, first] });
  const back = { ...second, status: 'voided' as const };
  call.mockResolvedValueOnce({ envelope: back });
  await signingOf('gen_1').withdraw('env_b');
  expect($envelope.get()).toEqual({ ...ready(signed), addenda: [back, first] });
  expect(envelopeOf('gen_1')).toBe(signed);
});
