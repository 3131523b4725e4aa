import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { LATER } from '../../../../tests/support/addenda.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { wrongIn } from '../../../../tests/support/kit-pages.ts';
import {
  commented,
  completed,
  declined,
  EXPIRES_AT,
  type Happened,
  pageAfter,
  sentAddendum,
  signed,
  TOKEN,
  voided,
} from '../../../../tests/support/signing-pages.ts';
import { signingPage } from './signing-page.ts';

const read = (happened: readonly Happened[], more: Parameters<typeof pageAfter>[1] = {}) =>
  parseHTML(signingPage(pageAfter(happened, more)).markup).document;
const textIn = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? '';

const SENT = sentAddendum();
const BOTH = [SENT, signed('client'), signed('artist')];
const DONE = [...BOTH, completed];
const ARTIST = { role: 'artist' } as const;
const NAMED = 'Addendum 1 to the contract for Nuits Électriques';

describe('the page says where an addendum stands', () => {
  it.each<[string, Happened[], object, string, string]>([
    [
      'to sign',
      [SENT],
      {},
      NAMED,
      'Mara Novak sent you this addendum to sign for Festival Société Lumière SAS. It changes the contract you both signed on 3 Nov 2026; all else stays as it is. 1 page, about 1 minute. You don’t need an account.',
    ],
    [
      'that waits, to its artist',
      [SENT],
      ARTIST,
      NAMED,
      'You sent this addendum to Camille Perrin for Festival Société Lumière SAS. It changes the contract you both signed on 3 Nov 2026; all else stays as it is. 1 page, about 1 minute.',
    ],
    [
      'that the reader has signed',
      [SENT, signed('client')],
      {},
      'You’ve signed. Now it’s Mara Novak’s turn.',
      `${NAMED}. Once both have signed, you both get the signed PDF by mail.`,
    ],
    ['signed by both', BOTH, {}, 'Signed by both.', NAMED],
    ['completed', DONE, ARTIST, 'Signed by both.', NAMED],
    [
      'declined',
      [SENT, declined('')],
      {},
      'You declined this addendum',
      'Mara Novak has your reason. The terms.',
    ],
    [
      'declined, to its artist',
      [SENT, declined('')],
      ARTIST,
      'Camille Perrin declined this addendum',
      'The terms.',
    ],
    [
      'taken back',
      [SENT, voided('withdrawn')],
      {},
      'DJ NOVA took this addendum back',
      'It can’t be signed now. You can ask why below.',
    ],
    [
      'taken back, to its artist',
      [SENT, voided('withdrawn')],
      ARTIST,
      'You took this addendum back',
      'It can’t be signed now. You can send another one from Deckhand.',
    ],
    [
      'deleted',
      [SENT, voided('deleted')],
      {},
      'DJ NOVA deleted this addendum',
      'It can’t be signed now. This page shows what it said.',
    ],
    [
      'expired, to its artist',
      [SENT],
      { ...ARTIST, now: new Date(EXPIRES_AT) },
      'The time to sign this addendum is over',
      'It ended on Wed 2 Dec. You can send another one from Deckhand.',
    ],
  ])('%s', async (_, happened, more, title, lede) => {
    const { markup } = signingPage(pageAfter(happened, more));
    const { document } = parseHTML(markup);
    expect([textIn(document, 'h1'), textIn(document, '.lede')]).toEqual([title, lede]);
    expect(textIn(document, 'title')).toBe(`Addendum from DJ NOVA: ${title}`);
    expect(textIn(document, 'main')).not.toMatch(/this contract|€2,800|Version 1,? (?:SHA|before|signed)/);
    expect(await wrongIn(markup)).toEqual([]);
  });

  it('in one line', () => {
    expect(textIn(read(DONE), '.state')).toBe('Addendum 1, signed on Tue 3 Nov 2026.');
    expect(textIn(read([SENT]), '.chain .now b')).toBe('You’re reading this addendum');
  });
});

it('has nothing of the contract on it but the way to it', () => {
  const document = read([SENT]);
  expect(document.querySelector('.figs, .track, .toc, .plain, .doc .seg, [data-propose], #proposal')).toBe(
    null,
  );
  expect(textIn(document, '#contract-title')).toBe('The addendum');
  for (const paragraph of LATER.paragraphs) expect(textIn(document, '#paper')).toContain(paragraph);
  expect(textIn(document, '.bar')).toBe('1 pageGo to signature');
});

it.each<[string, Happened[], string, string]>([
  ['out', [SENT], 'What it changes', 'All else in it stays as it was signed.'],
  ['signed', DONE, 'What it changes', 'All else in it stays as it was signed.'],
  ['declined', [SENT, declined('')], 'What it was to change', 'It stays as it was signed.'],
])(
  'the contract that it changes is named by its hash and can be taken along: %s',
  (_, happened, title, rest) => {
    const document = read(happened);
    expect([...document.querySelectorAll('.org :is(h2, p)')].map(({ textContent }) => textContent)).toEqual([
      ...[title, 'The contract for Nuits Électriques', 'Signed by both on 3 Nov 2026', 'Version 2'],
      ...['SHA-256 e0d2747b…8005ee14', rest],
    ]);
    expect(document.querySelector('.org a')?.getAttribute('href')).toBe(
      `/sign/${TOKEN}/files/original-contract.pdf`,
    );
  },
);

it('is signed and declined by its name', () => {
  const document = read([SENT]);
  expect(textIn(document, '#sign .panel-h .num')).toBe('Addendum 1, 1 page');
  expect(textIn(document, 'form[data-sign] .btn.go')).toBe('Sign addendum');
  expect(textIn(document, 'label[for=sign-name]')).toBe('Your name, as on the addendum');
  expect(textIn(document, '.consent')).toMatch(/^I have read this addendum and agree/);
  expect(textIn(document, 'details:has([data-decline]) > summary')).toBe('Decline addendum');
  expect(textIn(document, '[data-decline]')).toContain('the contract stays as you both signed it');
  expect(textIn(document, '#sign .sp-f a')).toBe('Addendum (PDF)');
  expect(textIn(read([SENT, voided('withdrawn')]), '#sign .sp-b')).toBe('This addendum can’t be signed now.');
});

it('once both have signed there are the signatures, a copy and what was signed, and nothing to pay', () => {
  const document = read(DONE);
  expect(document.querySelector('.nx')).toBe(null);
  expect(textIn(document, '.keep .btn')).toBe('Download signed addendum');
  expect(textIn(document, '.sigs')).toContain('Camille Perrin');
  expect(textIn(document, '.sigs .run')).toMatch(/^Addendum 1 before signing, SHA-256/);
  expect(textIn(document, '.whole summary')).toBe('Read the addendum');
});

it('what people typed is text, and runs as they typed it', async () => {
  const REMARK = 'Not <b>this</b> & "that"';
  const addendum = {
    ...LATER,
    paragraphs: [REMARK, '</section><script>alert(1)</script>', 'الأداء من 23:00'],
  };
  const show = { ...LYON.show, name: 'ليلة <i>كهربائية</i>' };
  const contract = { ...LYON, show };
  const sent = sentAddendum({ note: REMARK, client: REMARK });
  const { markup } = signingPage(pageAfter([sent, commented('client', REMARK)], { addendum, contract }));
  const { document } = parseHTML(markup);
  expect(document.querySelector('main script, main i, #paper b, .said b')).toBe(null);
  for (const paragraph of addendum.paragraphs) expect(textIn(document, '#paper')).toContain(paragraph);
  expect([...document.querySelectorAll('h1 bdi, .org bdi')].map(({ textContent }) => textContent)).toEqual([
    show.name,
    show.name,
  ]);
  expect(await wrongIn(markup)).toEqual([]);
});
