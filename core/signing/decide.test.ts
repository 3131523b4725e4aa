import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DECKHAND,
  recordOf,
  SHA,
  SIGNERS,
  sentContract,
  sentEvent,
  signature,
} from '../../tests/support/envelopes.ts';
import {
  changeSigner,
  comment,
  complete,
  decline,
  expire,
  mailed,
  open,
  send,
  sign,
  withdraw,
} from './decide.ts';
import { brokenAt, chained } from './entry-chain.ts';
import { type Entry, type EnvelopeEvent, ORDERS, type Order, ROLES, type Role } from './envelope.ts';
import { type Envelope, envelopeOf, isTurn, statusAt } from './envelope-state.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const LATE = new Date('2026-12-02T23:00:00Z');
const envelopeAfter = (...events: EnvelopeEvent[]): Envelope => envelopeOf(recordOf(events));
const signed = (role: Role): EnvelopeEvent => ({ type: 'signed', ...signature(role) });
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'not refused';
};

describe('signing', () => {
  it('is of the version and the document that were read, in the order that was asked for', () => {
    const out = envelopeAfter(sentEvent());
    expect(sign(out, signature('client'), NOW)).toEqual([signed('client')]);
    expect(refusal(() => sign(out, signature('artist'), NOW))).toContain('other side signs first');
    expect(refusal(() => sign(out, signature('client', { version: 2 }), NOW))).toContain('new version');
    expect(refusal(() => sign(out, signature('client', { sha256: SHA.two }), NOW))).toContain(
      'another document',
    );
    const any = envelopeAfter(sentEvent(1, { order: 'any' }));
    expect(sign(any, signature('artist'), NOW)).toHaveLength(1);
  });

  it('counts once, however often it is sent, and is not taken back by another one', () => {
    const half = envelopeAfter(sentEvent(), signed('client'));
    expect(sign(half, signature('client'), NOW)).toEqual([]);
    expect(refusal(() => decline(half, { version: 1, reason: 'fee', words: '' }, NOW))).toContain(
      'have signed',
    );
    expect(refusal(() => changeSigner(half, SIGNERS[1], NOW))).toContain('signed already');
    const both = envelopeAfter(sentEvent(), signed('client'), signed('artist'));
    expect(both.status).toBe('signed');
    expect(sign(both, signature('artist'), NOW)).toEqual([]);
    expect(refusal(() => withdraw(both, NOW))).toContain('Both sides have signed');
    expect(refusal(() => send(both, sentContract({ version: 2 }), NOW))).toContain('Both sides have signed');
  });

  it('is over with the last day, to the millisecond', () => {
    const out = envelopeAfter(sentEvent());
    expect(sign(out, signature('client'), new Date(LATE.getTime() - 1))).toHaveLength(1);
    expect(refusal(() => sign(out, signature('client'), LATE))).toContain('time to sign');
    expect(expire(out, new Date(LATE.getTime() - 1))).toEqual([]);
    expect(expire(out, LATE)).toEqual([{ type: 'expired', version: 1 }]);
  });

  it('begins anew with another version', () => {
    const half = envelopeAfter(sentEvent(), signed('client'));
    const events = send(
      half,
      sentContract({ version: 2, document: { sha256: SHA.two, size: 1, pages: 1 } }),
      NOW,
    );
    expect(events.map(({ type }) => type)).toEqual(['voided', 'sent']);
    const next = envelopeAfter(sentEvent(), signed('client'), ...events);
    expect([next.version, next.signers.client.signed, next.status]).toEqual([2, null, 'out']);
    expect(refusal(() => sign(next, signature('client'), NOW))).toContain('new version');
  });
});

it('a version is opened once, declined once, and closed to signing then', () => {
  const out = envelopeAfter(sentEvent());
  expect(open(out, { role: 'client', version: 1 })).toHaveLength(1);
  expect(open(out, { role: 'client', version: 2 })).toEqual([]);
  const opened = envelopeAfter(sentEvent(), { type: 'opened', role: 'client', version: 1 });
  expect(open(opened, { role: 'client', version: 1 })).toEqual([]);
  const no = { version: 1, reason: 'terms', words: 'The radius' } as const;
  const declined = envelopeAfter(sentEvent(), ...decline(out, no, NOW));
  expect(declined).toMatchObject({ status: 'declined', declined: { reason: 'terms', words: 'The radius' } });
  expect(decline(declined, no, NOW)).toEqual([]);
  expect(refusal(() => sign(declined, signature('client'), NOW))).toContain('declined');
  const answer = { role: 'artist', words: 'What about 30 km?' } as const;
  expect(comment(declined, answer)).toHaveLength(1);
  const answered = envelopeAfter(sentEvent(), { type: 'commented', ...answer });
  expect(comment(answered, answer)).toEqual([]);
  expect(comment(answered, { ...answer, role: 'client' })).toHaveLength(1);
});

it('a mail is written down once, and a contract takes so many comments', () => {
  const mail = { kind: 'invitation', role: 'client', to: 'x@example.com', key: 'k' } as const;
  const out = envelopeAfter(sentEvent());
  expect(mailed(out, mail)).toHaveLength(1);
  expect(mailed(envelopeAfter(sentEvent(), { type: 'mailed', ...mail }), mail)).toEqual([]);
  const said = Array.from(
    { length: 200 },
    (_, each): EnvelopeEvent => ({ type: 'commented', role: 'client', words: `${each}` }),
  );
  expect(
    refusal(() => comment(envelopeAfter(sentEvent(), ...said), { role: 'artist', words: 'Hm' })),
  ).toContain('200 comments');
});

it('a person who signs for another has the place anew', () => {
  const signer = { role: 'client', name: 'Jo', email: 'jo@example.com', title: '' } as const;
  const handed = envelopeAfter(
    sentEvent(),
    { type: 'opened', role: 'client', version: 1 },
    { type: 'signer-changed', signer },
  );
  expect(handed.signers.client).toMatchObject({ ...signer, links: 1, openedAt: null, signed: null });
});

/** Anything that anybody may try, in any order. */
const attempts = fc.array(
  fc.record({
    act: fc.constantFrom(
      'send',
      'sign',
      'sign',
      'sign',
      'decline',
      'withdraw',
      'hand',
      'comment',
      'open',
      'complete',
    ),
    role: fc.constantFrom(...ROLES),
    version: fc.integer({ min: 1, max: 9 }),
    sha256: fc.constantFrom(SHA.one, SHA.two),
    order: fc.constantFrom(...(Object.keys(ORDERS) as Order[])),
    hours: fc.integer({ min: -1, max: 200 }),
  }),
  { maxLength: 30 },
);

it('whatever is tried in whatever order: signatures are of the present document, in order, and stay', () => {
  fc.assert(
    fc.property(attempts, (tried) => {
      let record = recordOf([sentEvent()]);
      let now = new Date('2026-11-03T12:00:00Z');
      for (const { act, role, version, sha256, order, hours } of tried) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const before = envelopeOf(record);
        const document = { sha256, size: 1, pages: 1 };
        const events = (() => {
          try {
            if (act === 'send')
              return send(
                before,
                sentContract({ version, document, order, expiresAt: '2026-12-30T00:00:00.000Z' }),
                now,
              );
            if (act === 'sign') return sign(before, signature(role, { version, sha256 }), now);
            if (act === 'decline') return decline(before, { version, reason: 'fee', words: '' }, now);
            if (act === 'withdraw') return withdraw(before, now);
            if (act === 'hand') return changeSigner(before, { ...SIGNERS[1], role }, now);
            if (act === 'comment') return comment(before, { role, words: 'Hm' });
            return act === 'open' ? open(before, { role, version }) : complete(before, document);
          } catch {
            return [];
          }
        })();
        for (const event of events)
          record = [
            ...record,
            chained(record.at(-1) as Entry, {
              envelope: 'env_one',
              at: now.toISOString(),
              by: DECKHAND,
              from: null,
              event,
            }),
          ];
        const after = envelopeOf(record);
        for (const { signed: given } of Object.values(after.signers))
          if (given) {
            expect([given.version, given.sha256]).toEqual([after.version, after.document.sha256]);
            expect(given.at < after.expiresAt).toBe(true);
          }
        const [first, second] = [after.signers.artist.signed, after.signers.client.signed];
        if (after.order === 'client-first' && first) expect(second).not.toBeNull();
        if (after.order === 'artist-first' && second) expect(first).not.toBeNull();
        if (before.status === 'signed' || before.status === 'completed') {
          expect(after.signers).toEqual(before.signers);
          expect(after.document).toEqual(before.document);
          expect(['signed', 'completed']).toContain(after.status);
        }
        if (statusAt(after, now) === 'signed') expect(ROLES.some((each) => isTurn(after, each))).toBe(false);
        if (after.version > before.version)
          expect(Object.values(after.signers).every((each) => !each.signed)).toBe(true);
      }
      expect(brokenAt(record)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

it('what is refused is called by its name', () => {
  const original = { envelope: 'env_zero', version: 1, sha256: SHA.two };
  const addendum = sentEvent(1, { addendum: { number: 1, original } });
  const refusals = (out: EnvelopeEvent) => [
    refusal(() => sign(envelopeAfter(out), signature('client'), LATE)),
    ...(['edited', 'withdrawn', 'deleted'] as const).map((why) =>
      refusal(() => sign(envelopeAfter(out, { type: 'voided', version: 1, why }), signature('client'), NOW)),
    ),
    refusal(() => withdraw(envelopeAfter(out, signed('client'), signed('artist')), NOW)),
    refusal(() =>
      decline(envelopeAfter(out, signed('client')), { version: 1, reason: 'fee', words: '' }, NOW),
    ),
  ];
  expect(refusals(addendum)).toEqual([
    'The time to sign this addendum is over',
    'The artist is changing this addendum',
    'The artist took this addendum back',
    'The artist deleted this addendum',
    'Both sides have signed this addendum',
    'You have signed this addendum. Ask the artist to take it back',
  ]);
  expect(refusals(sentEvent())).toEqual(
    refusals(addendum).map((words) => words.replace('addendum', 'contract')),
  );
});
