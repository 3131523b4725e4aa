import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, sentContract, sentEvent, signature } from '../../tests/support/envelopes.ts';
import { decline, keep, propose, requireAllAnswered, send, sign, withdrawProposal } from './decide.ts';
import { entryWords } from './entry-words.ts';
import type { EnvelopeEvent } from './envelope.ts';
import { type Envelope, envelopeOf, isTurn } from './envelope-state.ts';
import { nextMoment, owedMails, reminderTimes } from './owed-mails.ts';
import { type GivenAnswer, openProposals } from './proposal.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'not refused';
};

const proposed = (clause: number, after: readonly string[] | null, version = 1) => ({
  ...{ type: 'proposed' as const, version, why: '' },
  change: { clause, title: `Clause ${clause}`, before: ['As it is.'], after },
});
const answer = (proposal: number, kind: GivenAnswer['kind'], words = ''): GivenAnswer => ({
  ...{ proposal, kind, words },
});
const answered = (...answers: GivenAnswer[]): EnvelopeEvent => ({ type: 'answered', version: 1, answers });
const clientSigned: EnvelopeEvent = { type: 'signed', ...signature('client') };
const envelopeAfter = (...events: EnvelopeEvent[]): Envelope => envelopeOf(recordOf(events));
const TWO = [sentEvent(), proposed(17, ['New.']), proposed(18, null)] as const;

describe('a proposed change', () => {
  it('pauses the signing of both until the last one is answered or taken back', () => {
    const paused = envelopeAfter(...TWO);
    expect([isTurn(paused, 'client'), isTurn(paused, 'artist')]).toEqual([false, false]);
    expect(refusal(() => sign(paused, signature('client'), NOW))).toContain('answered first');
    expect(decline(paused, { version: 1, reason: 'terms', words: '' }, NOW)).toHaveLength(1);
    const back = withdrawProposal(paused, 2, NOW);
    expect(back).toEqual([{ type: 'proposal-withdrawn', version: 1, proposal: 2 }]);
    const one = envelopeAfter(...TWO, ...back);
    expect([one.paused?.seq, openProposals(one).map(({ seq }) => seq)]).toEqual([2, [3]]);
    const none = envelopeAfter(...TWO, ...back, answered(answer(3, 'kept')));
    expect([none.paused, none.resumed]).toEqual([null, { seq: 5, at: none.last.at }]);
    expect(sign(none, signature('client'), NOW)).toHaveLength(1);
  });

  it('is one of a clause, of the present version, before its client signs, and one of so many', () => {
    const paused = envelopeAfter(...TWO);
    expect(propose(paused, proposed(17, ['New.']), NOW)).toEqual([]);
    expect(refusal(() => propose(paused, proposed(17, null), NOW))).toContain('clause 17 is open');
    expect(refusal(() => propose(paused, proposed(3, null, 2), NOW))).toContain('new version');
    const half = envelopeAfter(sentEvent(), clientSigned);
    expect(refusal(() => propose(half, proposed(3, null), NOW))).toContain('have signed');
    const many = Array.from({ length: 30 }, (_, index) => proposed(index + 1, null));
    expect(refusal(() => propose(envelopeAfter(sentEvent(), ...many), proposed(31, null), NOW))).toContain(
      '30 proposed changes',
    );
    const long = Array.from({ length: 7 }, (_, index) => proposed(index + 1, ['x'.repeat(18_000)]));
    expect(
      refusal(() => propose(envelopeAfter(sentEvent(), ...long.slice(1)), long[0] ?? proposed(1, null), NOW)),
    ).toContain('more text than we keep');
    // Once it is answered, the same can be asked for again.
    const kept = envelopeAfter(...TWO, answered(answer(2, 'kept'), answer(3, 'kept')));
    expect(propose(kept, proposed(17, ['New.']), NOW)).toHaveLength(1);
  });

  it('is answered together with the others, and not once it was taken back', () => {
    const paused = envelopeAfter(...TWO);
    const both = [answer(2, 'kept'), answer(3, 'kept', 'No.')];
    expect(keep(paused, both, NOW)).toEqual([answered(...both)]);
    const after = envelopeAfter(...TWO, answered(...both));
    expect(keep(after, both, NOW)).toEqual([]);
    for (const answers of [
      [answer(2, 'kept')],
      [...both, answer(4, 'kept')],
      [answer(2, 'kept'), answer(2, 'kept')],
    ])
      expect(refusal(() => requireAllAnswered(paused, answers, NOW))).toContain('Look again');
    expect(refusal(() => withdrawProposal(after, 2, NOW))).toContain('answered already');
    expect(refusal(() => withdrawProposal(after, 9, NOW))).not.toBe('not refused');
  });

  it('is told in words', () => {
    const entries = recordOf([
      ...TWO,
      { type: 'proposal-withdrawn', version: 1, proposal: 2 },
      answered(answer(3, 'kept')),
    ]);
    expect(entries.map(entryWords).map(({ what, detail }) => `${what} | ${detail}`)).toEqual([
      'Sent | Version 1, 6 pages',
      'Change proposed | Clause 17, Clause 17',
      'Asked to strike | Clause 18, Clause 18',
      'Proposal taken back | Entry 2',
      'Proposals answered | Entry 3: not accepted',
    ]);
  });
});

describe('mails about it', () => {
  const owed = (envelope: Envelope, day = '2026-11-02') =>
    owedMails(envelope, new Date(`${day}T12:00:00Z`)).map(({ kind, role, key }) => `${kind} ${role} ${key}`);
  const days = (envelope: Envelope, role: 'artist' | 'client') =>
    reminderTimes(envelope, role).map((time) => new Date(time).toISOString().slice(0, 10));

  it('one for all that come before the answer, and reminders to whoever has to give it', () => {
    const paused = envelopeAfter(...TWO);
    expect(owed(paused)).toEqual([
      'invitation client env_one-1-invitation-client-0',
      'proposed artist env_one-proposed-2',
    ]);
    expect(days(paused, 'client')).toEqual([]);
    expect(days(paused, 'artist').slice(0, 2)).toEqual(['2026-11-07', '2026-11-09']);
    expect(nextMoment(paused, NOW)?.toISOString().slice(0, 10)).toBe('2026-11-11');
    expect(owed(paused, '2026-11-08')).toContain('reminder artist env_one-1-unanswered-2-1-artist-0');
  });

  it('the answer, unless a new version says it', () => {
    const kept = envelopeAfter(...TWO, answered(answer(2, 'kept'), answer(3, 'kept')));
    expect(owed(kept)).toEqual([
      'invitation client env_one-1-invitation-client-0',
      'answered client env_one-answered-4',
    ]);
    expect(days(kept, 'client')[0]).toBe('2026-11-07');
    const sent = envelopeAfter(...TWO, answered(answer(2, 'accepted'), answer(3, 'kept')), sentEvent(2));
    expect(owed(sent)).toEqual(['invitation client env_one-2-invitation-client-0']);
  });
});

it('reminders to sign are five in all, before and after a pause, and told apart', () => {
  const reminded = (number: number, day: string): [string, EnvelopeEvent] => [
    `2026-11-${day}T12:00:00.000Z`,
    {
      ...{ type: 'mailed', kind: 'reminder', role: 'client', to: 'x@example.com' },
      key: `env_one-1-reminder-${number}-client-0`,
    },
  ];
  const record = recordOf([
    ...[sentEvent(), reminded(1, '07'), reminded(2, '09'), reminded(3, '11')],
    ['2026-11-11T13:00:00.000Z', proposed(17, null)],
    ['2026-11-12T12:00:00.000Z', { type: 'proposal-withdrawn', version: 1, proposal: 5 }],
  ]);
  const resumed = envelopeOf(record);
  const times = reminderTimes(resumed, 'client').map((time) => new Date(time).toISOString().slice(0, 10));
  expect(times).toEqual(['2026-11-17', '2026-11-19']);
  expect(owedMails(resumed, new Date('2026-11-17T12:00:00Z')).map(({ key }) => key)).toContain(
    'env_one-1-reminder-after-6-1-client-0',
  );
});

const attempts = fc.array(
  fc.record({
    act: fc.constantFrom('propose', 'propose', 'back', 'keep', 'sign', 'send'),
    clause: fc.integer({ min: 1, max: 3 }),
    role: fc.constantFrom('artist' as const, 'client' as const),
    isStrike: fc.boolean(),
  }),
  { maxLength: 40 },
);

it('whatever is tried: nobody signs while one is open, and none is left open by a new version', () => {
  fc.assert(
    fc.property(attempts, (tried) => {
      const events: EnvelopeEvent[] = [sentEvent(1, { order: 'any' })];
      for (const { act, clause, role, isStrike } of tried) {
        const before = envelopeAfter(...events);
        const { version, document } = before;
        const open = openProposals(before);
        const answers = open.map(({ seq }, index) => answer(seq, index === 0 ? 'accepted' : 'countered'));
        const next = (): readonly EnvelopeEvent[] => {
          if (act === 'propose')
            return propose(before, proposed(clause, isStrike ? null : ['x'], version), NOW);
          if (act === 'back') return withdrawProposal(before, clause + 1, NOW);
          if (act === 'keep')
            return keep(
              before,
              open.map(({ seq }) => answer(seq, 'kept')),
              NOW,
            );
          if (act === 'sign') return sign(before, signature(role, { version, sha256: document.sha256 }), NOW);
          return send(before, sentContract({ version: version + 1, order: 'any' }), NOW, answers);
        };
        refusal(() => events.push(...next()));
        const after = envelopeAfter(...events);
        if (before.paused && act === 'sign') expect(after.last.seq).toBe(before.last.seq);
        expect(after.paused !== null).toBe(openProposals(after).length > 0);
        expect(new Set(openProposals(after).map((each) => each.clause)).size).toBe(
          openProposals(after).length,
        );
        expect(after.proposals.every((each) => each.version === after.version || each.outcome)).toBe(true);
      }
    }),
    { numRuns: 200, seed: 16 },
  );
});
