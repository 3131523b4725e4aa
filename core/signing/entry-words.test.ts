import { expect, it } from 'vitest';
import {
  commented,
  completed,
  declined,
  opened,
  pageAfter,
  sent,
  sentAddendum,
  signed,
  voided,
} from '../../tests/support/signing-pages.ts';
import { entryWords } from './entry-words.ts';

it('an entry is told in words: what, by whom, and what there is to know of it', () => {
  const { entries } = pageAfter([
    ...[sent(), opened('client'), signed('artist'), commented('client', 'Hi'), declined('Too loud')],
    ...[sent({ version: 2 }), voided('edited'), completed],
  ]);
  expect(entries.map(entryWords).map(({ what, who, detail }) => `${what} | ${who} | ${detail}`)).toEqual([
    'Sent | Mara Novak | Version 1, 6 pages',
    'Opened | Camille Perrin | Version 1, Safari on iPhone, 192.0.2.44',
    'Signed | Mara Novak | Version 1, drawn, with consent, Safari on iPhone, 192.0.2.44',
    'Comment | Camille Perrin | ',
    'Declined | Camille Perrin | The terms, Too loud',
    'Sent | Mara Novak | Version 2, 6 pages',
    'Void | Mara Novak | Version 1, The contract was changed',
    'Signed PDF made | Deckhand | SHA-256 ab12cd34, 7 pages',
  ]);
});

it('who signs with another name than the one that was asked is told by it', () => {
  const { entries } = pageAfter([sent(), signed('client', { name: 'Jean Roche' })]);
  expect(entries.map(entryWords).at(-1)).toMatchObject({
    what: 'Signed as Jean Roche',
    who: 'Camille Perrin',
  });
});

it('a mail is told by where it went, without the name of the person there', () => {
  const { entries } = pageAfter([
    sent(),
    [
      'deckhand',
      { type: 'mailed', kind: 'reminder', role: 'client', to: 'camille@lumiere.example', key: 'a' },
    ],
  ]);
  expect(entries.map(entryWords).at(-1)?.detail).toBe('Reminded, to lumiere.example');
});

it('an addendum is sent to a contract, by its hash', () => {
  const { entries } = pageAfter([sentAddendum()]);
  expect(entries.map(entryWords)[0]?.detail).toBe('Version 1, 1 page, to contract SHA-256 e0d2747b');
});
