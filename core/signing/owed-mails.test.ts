import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordOf, SIGNERS, sentEvent, signature } from '../../tests/support/envelopes.ts';
import type { EnvelopeEvent } from './envelope.ts';
import { type Envelope, envelopeOf } from './envelope-state.ts';
import { nextMoment, owedMails, reminderTimes, SEAL_PATIENCE_MS } from './owed-mails.ts';

type Dated = EnvelopeEvent | [at: string, event: EnvelopeEvent];
const envelopeAfter = (...events: Dated[]): Envelope => envelopeOf(recordOf(events));
const SENT = '2026-11-02T12:00:00.000Z';
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const owed = (envelope: Envelope, day = '2026-11-02') =>
  owedMails(envelope, at(day)).map(({ kind, role }) => `${kind} ${role}`);
const days = (envelope: Envelope, role: 'artist' | 'client' = 'client') =>
  reminderTimes(envelope, role).map((time) => new Date(time).toISOString().slice(0, 10));
/** With the mails sent that were owed on a day. */
const afterMails = (day: string, ...events: Dated[]): Envelope => {
  const mails = owedMails(envelopeAfter(...events), at(day)).map(
    ({ kind, role, key }): Dated => [
      at(day).toISOString(),
      { type: 'mailed', kind, role, key, to: 'x@example.com' },
    ],
  );
  return envelopeAfter(...events, ...mails);
};

it('asks whose turn it is, and tells both once it is done', () => {
  expect(owed(envelopeAfter(sentEvent()))).toEqual(['invitation client']);
  expect(owed(afterMails('2026-11-02', sentEvent()))).toEqual([]);
  const client: EnvelopeEvent = { type: 'signed', ...signature('client') };
  expect(owed(envelopeAfter(sentEvent(), client))).toEqual(['turn artist']);
  expect(owed(envelopeAfter(sentEvent(1, { order: 'artist-first' })))).toEqual([]);
  const artist: EnvelopeEvent = { type: 'signed', ...signature('artist') };
  expect(owed(envelopeAfter(sentEvent(1, { order: 'artist-first' }), artist))).toEqual(['invitation client']);
  const completed: EnvelopeEvent = {
    type: 'completed',
    version: 1,
    document: { sha256: 'c', size: 1, pages: 1 },
  };
  expect(owed(envelopeAfter(sentEvent(), client, artist))).toEqual([]);
  const both = ['completed artist', 'completed client'];
  const sealed: EnvelopeEvent = { type: 'sealed', version: 1, key: 'deckhand-0', sha256: 's', size: 1 };
  expect(owed(envelopeAfter(sentEvent(), client, artist, completed, sealed))).toEqual(both);
  // The sealed copy goes along; what can’t be sealed goes without it.
  const unsealed = envelopeAfter(sentEvent(), client, artist, completed);
  const later = (ms: number) =>
    owedMails(unsealed, new Date(new Date(unsealed.completed?.at ?? '').getTime() + ms));
  expect(later(SEAL_PATIENCE_MS - 1)).toEqual([]);
  expect(later(SEAL_PATIENCE_MS).map(({ kind, role }) => `${kind} ${role}`)).toEqual(both);
});

it('another version, another person and a comment are mailed each, and once', () => {
  const first = afterMails('2026-11-02', sentEvent());
  expect(owedMails(first, at('2026-11-02'))).toEqual([]);
  expect(
    owed(envelopeAfter(sentEvent(), { type: 'voided', version: 1, why: 'edited' }, sentEvent(2))),
  ).toEqual(['invitation client']);
  const signer = { ...SIGNERS[1], email: 'jo@example.com' };
  expect(owed(envelopeAfter(sentEvent(), { type: 'signer-changed', signer }))).toEqual(['invitation client']);
  const comment: EnvelopeEvent = { type: 'commented', role: 'client', words: 'Load-in?' };
  expect(owed(envelopeAfter(sentEvent(), comment))).toContain('comment artist');
});

it('whoever was asked hears that it was taken back, and nobody of a change', () => {
  const voided = (why: 'withdrawn' | 'edited'): EnvelopeEvent => ({ type: 'voided', version: 1, why });
  const mail: EnvelopeEvent = {
    ...{ type: 'mailed', kind: 'invitation', role: 'client', to: 'x@example.com' },
    key: 'env_one-1-invitation-client-0',
  };
  expect(owed(envelopeAfter(sentEvent(), mail, voided('withdrawn')))).toEqual(['withdrawn client']);
  expect(owed(envelopeAfter(sentEvent(), voided('withdrawn')))).toEqual([]);
  expect(owed(envelopeAfter(sentEvent(), mail, voided('edited')))).toEqual([]);
});

it('reminds on day 5, then every 2 days, five times at most', () => {
  const envelope = envelopeAfter([SENT, sentEvent(1, { expiresAt: '2027-01-01T00:00:00.000Z' })]);
  expect(days(envelope)).toEqual(['2026-11-07', '2026-11-09', '2026-11-11', '2026-11-13', '2026-11-15']);
  expect(days(envelope, 'artist')).toEqual([]);
});

it('reminds no more after the event, the last day, or thirty days', () => {
  const until = (change: Parameters<typeof sentEvent>[1]) =>
    days(envelopeAfter([SENT, sentEvent(1, change)]));
  expect(until({ eventAt: '2026-11-10T00:00:00.000Z' })).toEqual(['2026-11-07', '2026-11-09']);
  expect(until({ expiresAt: '2026-11-09T12:00:00.000Z' })).toEqual(['2026-11-07']);
  // A person who took it over late is reminded from then on, and not after day 30.
  const signer = { ...SIGNERS[1], email: 'jo@example.com' };
  const late = envelopeAfter(
    [SENT, sentEvent(1, { expiresAt: '2027-01-01T00:00:00.000Z' })],
    ['2026-11-24T12:00:00.000Z', { type: 'signer-changed', signer }],
  );
  expect(days(late)).toEqual(['2026-11-29', '2026-12-01']);
});

it('counts the days of the second side from the signature of the first', () => {
  const client: EnvelopeEvent = { type: 'signed', ...signature('client') };
  const envelope = envelopeAfter([SENT, sentEvent()], ['2026-11-20T12:00:00.000Z', client]);
  expect(days(envelope)).toEqual([]);
  expect(days(envelope, 'artist').slice(0, 2)).toEqual(['2026-11-25', '2026-11-27']);
});

it('of reminders that were missed together one is sent', () => {
  const invited = afterMails('2026-11-02', [SENT, sentEvent()]);
  expect(owed(invited, '2026-11-12')).toEqual(['reminder client']);
  expect(nextMoment(invited, at('2026-11-12'))?.toISOString().slice(0, 10)).toBe('2026-11-13');
});

it('whatever day the schedule runs on, nobody gets more than five reminders or two on a day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), (runs) => {
      const events: Dated[] = [[SENT, sentEvent(1, { expiresAt: '2027-01-01T00:00:00.000Z' })]];
      const sent: string[] = [];
      for (const day of runs.toSorted((one, other) => one - other)) {
        const now = new Date(new Date(SENT).getTime() + day * 86_400_000);
        for (const { kind, role, key } of owedMails(envelopeAfter(...events), now)) {
          events.push([now.toISOString(), { type: 'mailed', kind, role, key, to: 'x@example.com' }]);
          if (kind === 'reminder') sent.push(now.toISOString());
        }
      }
      expect(sent.length).toBeLessThanOrEqual(5);
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent.every((time) => time >= '2026-11-07')).toBe(true);
    }),
  );
});
