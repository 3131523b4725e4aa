import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { wrongIn } from '../../../../tests/support/kit-pages.ts';
import {
  answered,
  completed,
  declined,
  type Happened,
  pageAfter,
  proposed,
  sent,
  signed,
  takenBack,
} from '../../../../tests/support/signing-pages.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import { contractSchema } from '../contract-schema.ts';
import { signingPage } from './signing-page.ts';

type More = Parameters<typeof pageAfter>[1];

const read = (happened: readonly Happened[], more: More = {}) =>
  parseHTML(signingPage(pageAfter(happened, more)).markup).document;
const textOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim();
const has = (document: Document, selector: string) => document.querySelector(selector) !== null;
const proposable = (document: Document) =>
  [...document.querySelectorAll('[data-propose]')].map((button) =>
    Number(button.getAttribute('data-propose')),
  );

const { clauses, figures } = clausesOf(LYON);
const NUMBERS = clauses.map(({ number }) => number);
const REMARK = '</textarea><script>alert("&")</script> <b>נ</b>';
const RECORDING = { clause: 17, title: 'Recording', before: ['No clips.'], after: ['One clip.'] };

describe('a change is proposed', () => {
  it('for each clause, by its name and with what it says', () => {
    const document = read([sent()]);
    expect(proposable(document)).toEqual(NUMBERS);
    const [parties] = clauses;
    const button = document.querySelector('#propose-1');
    expect(button?.getAttribute('aria-label')).toBe('Propose change to clause 1, Parties');
    expect(button?.getAttribute('data-text')).toBe(parties && printedParagraphs(parties, figures).join('\n'));
    expect(document.querySelector('#c1 h5 button, #c1 h4 button')).toBeNull();
    // What the contract states elsewhere too is named before anybody writes over it.
    const stated = (number: number) =>
      document.querySelector(`#propose-${number}`)?.getAttribute('data-stated');
    expect(stated(4)).toContain('€2,800.00');
    expect(stated(9)).toContain('€700.00');
    expect([stated(1), stated(17)]).toEqual([null, null]);
  });

  it('and struck, but where there is no contract without the clause', () => {
    const essential = [...read([sent()]).querySelectorAll('[data-essential]')].map(({ id }) => id);
    const numbers = clauses
      .filter(({ id }) => id === 'parties' || id === 'engagement' || id === 'fee')
      .map(({ number }) => `propose-${number}`);
    expect(essential).toEqual(numbers);
  });

  it.each<[string, Happened[], boolean]>([
    ['before it is the client’s turn', [sent({ order: 'artist-first' })], true],
    ['while another one waits', [sent(), proposed({ clause: 3 })], true],
    ['no more once the client has signed', [sent(), signed('client')], false],
    ['no more once it was declined', [sent(), declined('')], false],
    ['no more once both have signed', [sent(), signed('client'), signed('artist'), completed], false],
  ])('%s', (_, happened, may) => {
    const document = read(happened);
    for (const place of ['[data-propose]', '[data-proposal]', '[data-unsent]'])
      expect(has(document, place), place).toBe(may);
    expect(has(read(happened, { role: 'artist' }), '[data-propose], [data-proposal]')).toBe(false);
  });

  it('once at a time for a clause', () => {
    const others = NUMBERS.filter((number) => number !== 17);
    expect(proposable(read([sent(), proposed({})]))).toEqual(others);
    expect(proposable(read([sent(), proposed({}), takenBack(2)]))).toEqual(NUMBERS);
    expect(proposable(read([sent(), proposed({}), answered(2, 'kept')]))).toEqual(NUMBERS);
  });
});

describe('while a change waits', () => {
  const PAUSED = [
    sent(),
    proposed(RECORDING, { why: 'For our sponsor' }),
    proposed({ clause: 3, title: 'Times' }),
  ];

  it('its client reads what it waits for, may take it back, and signs nothing', async () => {
    const document = read(PAUSED);
    expect(has(document, '[data-sign], .bar')).toBe(false);
    expect(has(document, '[data-decline]') && has(document, '[data-hand-on]')).toBe(true);
    expect(textOf(document, '.head .state')).toBe(
      'Your 2 changes wait for Mara Novak’s answer. Nobody signs until then.',
    );
    expect(textOf(document, '#sign .open')).toBe('Clause 17, Recording: new wordsClause 3, Times: strike');
    expect(textOf(document, '#sign')).toContain('Take them back to sign version 1 as it is.');
    const change = textOf(document, '#changes-17');
    expect(change).toMatch(/^Change proposed You, 3 Nov 2026, 09:01/);
    expect(change).toContain('Why: For our sponsor');
    expect(change).toContain('Waits for Mara Novak’s answer');
    expect(textOf(document, '#changes-17 del')).toBe('No clips.');
    expect(textOf(document, '#changes-3')).toContain('Strike this clause');
    expect(document.querySelector('#changes-3 [data-withdraw]')?.getAttribute('data-withdraw')).toBe('3');
    expect(await wrongIn(signingPage(pageAfter(PAUSED)).markup)).toEqual([]);
  });

  it('its artist answers it in the account, even after signing first', () => {
    const happened = [sent({ order: 'artist-first' }), signed('artist'), proposed(RECORDING)];
    const { screen } = pageAfter(happened);
    const document = read(happened, { role: 'artist' });
    expect(textOf(document, '.head .state')).toBe('Camille Perrin proposes a change. Answer it in Deckhand.');
    expect(textOf(document, '#changes-17')).toMatch(/^Change proposed Camille Perrin, /);
    for (const place of ['#sign .btn', '#changes-17 a'])
      expect(document.querySelector(place)?.getAttribute('href')).toBe(screen);
    expect(has(document, '[data-withdraw]')).toBe(false);
  });

  it('is not promised to be signed at once where the artist signs first', () => {
    const document = read([sent({ order: 'artist-first' }), proposed(RECORDING)]);
    expect(textOf(document, '#sign')).toContain('Take it back to go on with version 1 as it is.');
  });

  it('the record says so, and who comes next', () => {
    const chain = textOf(read(PAUSED), '.chain');
    expect(chain).toMatch(/Change proposed.*Asked to strike.*Answered by Mara Novak.*Signed by you/);
  });

  it('and nothing is answered any more, it says that', () => {
    const document = read([...PAUSED, declined('')]);
    expect(textOf(document, '#changes-17')).toContain('Not answered');
    expect(has(document, '[data-withdraw]')).toBe(false);
  });
});

describe('once it is over', () => {
  it('what stays is said with the words of the artist, and signed', () => {
    const happened = [sent(), proposed(RECORDING), answered(2, 'kept', { words: 'Firm.' })];
    const document = read(happened);
    expect(textOf(document, '#changes-17')).toMatch(/Not accepted Mara Novak, 3 Nov 2026, 09:02Firm\.$/);
    expect(textOf(read(happened, { role: 'artist' }), '#changes-17')).toContain('Not accepted You, ');
    expect(has(document, '[data-sign]')).toBe(true);
    expect(textOf(document, 'header .state')).toBe(
      'Mara Novak didn’t accept your change to clause 17. You can sign version 1, or propose something else.',
    );
    expect(textOf(read(happened, { role: 'artist' }), 'header .state')).not.toContain('accept');
  });

  it('what was taken back is not shown, and what both have signed shows no proposal', () => {
    expect(has(read([sent(), proposed({}), takenBack(2)]), '.prop')).toBe(false);
    const both = [signed('client'), signed('artist')];
    expect(has(read([sent(), proposed({}), answered(2, 'kept'), ...both]), '.prop')).toBe(false);
  });
});

it('what people typed is text', async () => {
  const change = { clause: 17, title: REMARK, before: [REMARK], after: [`${REMARK} too`] };
  const contract = contractSchema.parse({ ...LYON, ownClauses: [{ title: REMARK, text: REMARK }] });
  const states: Happened[][] = [
    [sent({ client: REMARK }), proposed(change, { why: REMARK })],
    [sent(), proposed(change), answered(2, 'kept', { words: REMARK })],
  ];
  for (const happened of states)
    for (const role of ['client', 'artist'] as const) {
      const { markup } = signingPage(pageAfter(happened, { role, contract }));
      expect(markup.match(/<script/g)).toHaveLength(1);
      expect(await wrongIn(markup)).toEqual([]);
      const { document } = parseHTML(markup);
      expect(textOf(document, '#changes-17')).toContain(REMARK);
      expect(has(document, '.prop b b, .prop ins b, .open b')).toBe(false);
    }
});
