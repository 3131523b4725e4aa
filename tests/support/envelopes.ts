import { chained } from '#core/signing/entry-chain.ts';
import type { Actor, Entry, EnvelopeEvent, Order } from '#core/signing/envelope.ts';
import type { GivenSignature } from '#core/signing/envelope-state.ts';

export const SHA = { one: 'a'.repeat(64), two: 'b'.repeat(64) } as const;
export const DECKHAND: Actor = { role: 'deckhand', name: 'Deckhand' };
export const SIGNERS = [
  { role: 'artist', name: 'Mara Novak', email: 'mara@djnova.example', title: '' },
  {
    role: 'client',
    name: 'Camille Perrin',
    email: 'camille@societe-lumiere.example',
    title: 'Head of booking',
  },
] as const;

type Sent = Extract<EnvelopeEvent, { type: 'sent' }>;

/** A contract that is sent. */
export const sentContract = (change: Partial<Omit<Sent, 'type'>> = {}): Omit<Sent, 'type'> => ({
  version: 1,
  title: 'Nuits Électriques, 12 Dec 2026',
  document: { sha256: SHA.one, size: 90_000, pages: 6 },
  signers: SIGNERS,
  order: 'client-first' as Order,
  expiresAt: '2026-12-02T23:00:00.000Z',
  eventAt: '2026-12-12T21:00:00.000Z',
  note: '',
  ...change,
});

export const sentEvent = (version = 1, change: Partial<Omit<Sent, 'type'>> = {}): Sent => ({
  type: 'sent',
  ...sentContract({ version, ...change }),
});

export const signature = (
  role: 'artist' | 'client',
  change: Partial<Pick<GivenSignature, 'version' | 'sha256'>> = {},
): Omit<Extract<EnvelopeEvent, { type: 'signed' }>, 'type'> => ({
  ...{ role, version: 1, sha256: SHA.one, name: role === 'artist' ? 'Mara Novak' : 'Camille Perrin' },
  ...{ signature: { kind: 'typed' }, consent: 'I agree.' },
  ...change,
});

/** A record of these events, one an hour from that instant on, or each at its own. */
export function recordOf(
  events: readonly (EnvelopeEvent | [at: string, event: EnvelopeEvent])[],
  from = '2026-11-02T12:00:00.000Z',
  envelope = 'env_one',
): Entry[] {
  const record: Entry[] = [];
  for (const [index, each] of events.entries()) {
    const [at, event] = Array.isArray(each)
      ? each
      : [new Date(new Date(from).getTime() + index * 3_600_000).toISOString(), each];
    const by = 'role' in event ? { role: event.role, name: event.role } : DECKHAND;
    record.push(chained(record.at(-1), { envelope, at, by, from: null, event }));
  }
  return record;
}
