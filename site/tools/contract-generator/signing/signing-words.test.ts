import { expect, it } from 'vitest';
import { aProposal, envelopeView } from '../../../../tests/support/envelope-view.ts';
import {
  addendumName,
  addendumOutcome,
  inOrder,
  mailWords,
  sendWords,
  signedAsWords,
  signerWords,
  statusWords,
  takeBackWords,
} from './signing-words.ts';

const PLACE = { now: new Date('2026-11-04T12:00:00Z'), zone: 'Europe/Paris', timeZone: 'Europe/Berlin' };
const status = (more: Parameters<typeof envelopeView>[0]) => {
  const { title, text } = statusWords(envelopeView(more), PLACE);
  return `${title}. ${text}`;
};
const DONE = { signedAt: '2026-11-04T08:00:00.000Z', isTurn: false };

it('says whom a contract waits for, and whether they have opened it', () => {
  expect(status({})).toBe('Waiting for Camille Perrin. Not opened yet. Sent 2 Nov, 21:10.');
  expect(status({ client: { openedAt: '2026-11-04T09:05:00.000Z' } })).toBe(
    'Waiting for Camille Perrin. Opened today at 10:05. Sent 2 Nov, 21:10.',
  );
  expect(status({ client: DONE, artist: { isTurn: true } })).toBe(
    'Your turn to sign. Camille Perrin signed today at 09:00.',
  );
  expect(status({ client: { isTurn: false }, artist: { isTurn: true } })).toBe(
    "Your turn to sign. Camille Perrin gets the link once you've signed.",
  );
  expect(status({ artist: { isTurn: true } })).toMatch(/^Waiting for Camille Perrin and you/);
});

it('says that changes wait for an answer, and that nobody signs until then', () => {
  const turns = { client: { isTurn: false }, artist: { isTurn: false } };
  const one = { ...turns, proposals: [aProposal()] };
  const pauses = 'Signing pauses until you answer.';
  expect(status(one)).toBe(`Camille Perrin proposes a change. ${pauses}`);
  const two = [aProposal({ name: 'Jean Roche' }), aProposal({ seq: 3, name: 'Jean Roche' })];
  expect(status({ ...turns, proposals: two })).toBe(`Jean Roche proposes 2 changes. ${pauses}`);
  expect(status({ ...turns, proposals: [aProposal(), ...two] })).toMatch(/^Camille Perrin proposes 3/);
  const words = (role: 'client' | 'artist', more: Parameters<typeof envelopeView>[0]) =>
    signerWords(envelopeView(more), role).text;
  expect([words('client', one), words('artist', one)]).toEqual(['Waits for you', 'Answer first']);
  expect(words('artist', { ...one, artist: DONE })).toBe('Signed');
  const kept = aProposal({ outcome: { kind: 'kept', words: '', at: '2026-11-03T10:00:00.000Z' } });
  expect(status({ proposals: [kept] })).toMatch(/^Waiting for Camille Perrin/);
});

it('says how it ended', () => {
  expect(status({ status: 'signed' })).toMatch(/^Signed by both/);
  expect(status({ status: 'completed' })).toMatch(/PDF with both signatures is ready\.$/);
  const at = '2026-11-03T10:00:00.000Z';
  expect(status({ status: 'declined', declined: { at, reason: 'fee', words: 'Too much' } })).toBe(
    'Camille Perrin declined. The fee, 3 Nov, 11:00.',
  );
  const voided = (why: 'edited' | 'withdrawn') =>
    status({ status: 'voided', version: 2, voided: { at, why } });
  expect(voided('edited')).toBe("Version 2 was changed. Its link can't be signed any more, and says so.");
  expect(voided('withdrawn')).toBe("You took it back 3 Nov, 11:00. Its link can't be signed any more.");
  expect(status({ status: 'expired' })).toBe('The link expired. It was open until Wed 2 Dec 2026.');
});

it('says of each side what it has done, or is to do', () => {
  const words = (role: 'client' | 'artist', more: Parameters<typeof envelopeView>[0] = {}) =>
    signerWords(envelopeView(more), role).text;
  expect([words('client'), words('artist')]).toEqual(['Not opened', 'Next']);
  expect(words('client', { client: { openedAt: '2026-11-04T09:05:00.000Z' } })).toBe('Opened');
  expect(signerWords(envelopeView({ client: DONE }), 'client')).toEqual({
    ...{ state: 'ok', text: 'Signed', at: DONE.signedAt },
  });
  expect(words('artist', { client: DONE, artist: { isTurn: true } })).toBe('Your turn');
  expect(words('artist', { status: 'expired' })).toBe('Not signed');
  expect([inOrder('artist-first'), inOrder('any')]).toEqual([
    ['artist', 'client'],
    ['client', 'artist'],
  ]);
});

const mail = (kind: 'invitation' | 'reminder', role: 'client' | 'artist') => ({ kind, role });

it('says once for each side that mails wait', () => {
  const waitingMails = [mail('reminder', 'artist'), mail('invitation', 'client'), mail('reminder', 'client')];
  expect(mailWords(envelopeView({ waitingMails }))).toEqual([
    { state: 'waiting', text: "The mail to Camille Perrin couldn't be sent yet. We keep trying." },
    { state: 'waiting', text: "The mail to you couldn't be sent yet. We keep trying." },
  ]);
});

it('says of a mail that was given up what to do instead', () => {
  const words = (more: Parameters<typeof envelopeView>[0], role: 'client' | 'artist' = 'client') =>
    mailWords(
      envelopeView({
        undeliveredMails: [mail('invitation', role)],
        waitingMails: [mail('reminder', role)],
        ...more,
      }),
    ).map(({ state, text }) => `${state}: ${text}`);
  const failed = "danger: The mail to Camille Perrin couldn't be delivered.";
  expect(words({})).toEqual([`${failed} Check the address, or copy the link and send it yourself.`]);
  expect(words({ client: DONE })).toEqual([`${failed} Let them know yourself.`]);
  expect(words({ status: 'voided' })).toEqual([`${failed} Let them know yourself.`]);
  expect(words({ status: 'completed' })).toEqual([`${failed} Send them the signed PDF yourself.`]);
  expect(words({}, 'artist')).toEqual([
    "danger: The mail to you couldn't be delivered. What it said is shown here.",
  ]);
});

it('says who signed where that is another name than was asked for', () => {
  const signedAs = (signedName: string | null) =>
    signedAsWords(envelopeView({ client: { signedName } }).signers.client);
  expect([signedAs(null), signedAs('Camille Perrin'), signedAs('Jean Roche')]).toEqual([
    ...[null, null, 'Signed as Jean Roche'],
  ]);
});

it('names what a press sends', () => {
  expect(sendWords(null, 1)).toBe('Send to sign');
  expect(sendWords(envelopeView(), 1)).toBe('Send again');
  expect(sendWords(envelopeView(), 3)).toBe('Send version 3');
});

const ADDENDUM = { number: 1, originalVersion: 2, paragraphs: ['Load-in is from 20:00.'] };

it('names an addendum, with its version where another one was sent since', () => {
  expect(addendumName(ADDENDUM, { version: 2 })).toBe('Addendum 1');
  expect(addendumName(ADDENDUM, { version: 3 })).toBe('Addendum 1 to version 2');
});

it('says in a line what became of an addendum', () => {
  const outcome = (more: Parameters<typeof envelopeView>[0]) => {
    const { state, text } = addendumOutcome(envelopeView({ addendum: ADDENDUM, ...more }), PLACE);
    return `${state}: ${text}`;
  };
  const at = '2026-11-03T23:30:00.000Z';
  expect(outcome({})).toBe('waiting: Out for signature');
  expect(outcome({ status: 'signed' })).toBe('ok: Signed by both');
  expect(outcome({ status: 'completed', completedAt: at })).toBe('ok: Signed by both, 4 Nov 2026');
  expect(outcome({ status: 'declined' })).toBe('danger: Declined');
  expect(outcome({ status: 'voided', voided: { at, why: 'withdrawn' } })).toBe('nothing: Taken back');
  expect(outcome({ status: 'expired' })).toBe('danger: Expired');
});

it('asks before a contract, or an addendum, is taken back', () => {
  const { title, text, failed } = takeBackWords(envelopeView({ addendum: ADDENDUM }));
  expect([title, failed]).toEqual(['Take this addendum back?', 'The addendum is still out']);
  expect(text).toMatch(/ we tell them by e-mail\. You can write another\.$/);
  expect(takeBackWords(envelopeView()).text).toMatch(
    /If Camille Perrin was asked .* You can send it again\.$/,
  );
});
