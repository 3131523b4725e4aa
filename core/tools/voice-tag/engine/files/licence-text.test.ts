import { expect, it } from 'vitest';
import { COMMERCIAL_LICENCE, licenceParagraphs } from '../../../../commercial-licence.ts';
import type { DropCard } from './drop-card.ts';
import { licenceText } from './licence-text.ts';

const CARD: DropCard = {
  ...{ title: 'You are locked in', artist: 'DJ Nová', bpm: 128, key: '3B', marks: [], recipe: '{}' },
  madeAt: '2026-11-21T13:40:05.000Z',
  spokenBy: 'Flite on this device',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  madeHow: 'Spoken by a program.',
};
const PACK = {
  ...{ title: CARD.title, artist: CARD.artist, licensee: 'Nora Quist', issuedAt: CARD.madeAt },
  licenceUrl: 'https://deckhand.example/terms#commercial-licence',
};
const text = licenceText(PACK, CARD);

it('names the drop, who it is licensed to, and the day', () => {
  for (const words of ['You are locked in', 'Licensed to  Nora Quist', 'Issued       2026-11-21 13:40 UTC'])
    expect(text).toContain(words);
});

it('states the commercial licence, in its own words and whole', () => {
  const said = text.replace(/\s+/g, ' ');
  for (const words of [...licenceParagraphs(PACK.licenceUrl), ...COMMERCIAL_LICENCE.limits])
    expect(said).toContain(words);
  expect(said).toContain('https://deckhand.example/terms#commercial-licence');
});

it('says what spoke, that no other person is licensed, and which mark stays in the tags', () => {
  for (const words of ['Spoken by: Flite on this device', 'voice of another person', CARD.digitalSourceType])
    expect(text).toContain(words);
});
