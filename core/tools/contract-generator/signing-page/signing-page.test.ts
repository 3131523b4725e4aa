import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { SIGN_FILES, SIGN_SCRIPT, signFilePath } from '#core/signing/envelope.ts';
import { anyContract, LYON } from '../../../../tests/support/contracts.ts';
import { wrongIn } from '../../../../tests/support/kit-pages.ts';
import {
  commented,
  completed,
  declined,
  EXPIRES_AT,
  type Happened,
  opened,
  pageAfter,
  proposed,
  sent,
  signed,
  TOKEN,
  voided,
} from '../../../../tests/support/signing-pages.ts';
import { CLAUSE_IDS } from '../clauses/clause-ids.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import { contractSchema } from '../contract-schema.ts';
import { consentWords } from './consent-words.ts';
import { signingPage } from './signing-page.ts';

const RUNS = Number(process.env.CONTRACTS ?? 12);

const read = (happened: readonly Happened[], more: Parameters<typeof pageAfter>[1] = {}) =>
  parseHTML(signingPage(pageAfter(happened, more)).markup).document;
const titleOf = (document: Document) => document.querySelector('h1')?.textContent;
const has = (document: Document, selector: string) => document.querySelector(selector) !== null;

const BOTH = [signed('client'), signed('artist')] as const;
const AT_END = new Date(EXPIRES_AT);
const REMARK = 'Not <b>this</b> & "that"';

describe('the page says where a contract stands', () => {
  it.each<[string, Happened[], object, string]>([
    ['out, and the client’s turn', [sent()], {}, 'DJ NOVA plays Nuits Électriques for €2,800'],
    [
      'out, the artist first',
      [sent({ order: 'artist-first' })],
      {},
      'DJ NOVA plays Nuits Électriques for €2,800',
    ],
    ['to its artist', [sent()], { role: 'artist' }, 'You play Nuits Électriques for €2,800'],
    ['paused by a change', [sent(), proposed({})], {}, 'DJ NOVA plays Nuits Électriques for €2,800'],
    ['to who has signed', [sent(), signed('client')], {}, 'You’ve signed. Now it’s Mara Novak’s turn.'],
    ['signed by both', [sent(), ...BOTH], {}, 'Signed by both. The deposit books 12 December.'],
    ['completed', [sent(), ...BOTH, completed], {}, 'Signed by both. The deposit books 12 December.'],
    ['declined', [sent(), declined('')], {}, 'You declined this contract'],
    [
      'declined, to its artist',
      [sent(), declined('')],
      { role: 'artist' },
      'Camille Perrin declined this contract',
    ],
    ['edited', [sent(), voided('edited')], {}, 'DJ NOVA is changing this contract'],
    ['edited, to its artist', [sent(), voided('edited')], { role: 'artist' }, 'You changed this contract'],
    ['withdrawn', [sent(), voided('withdrawn')], {}, 'DJ NOVA took this contract back'],
    ['deleted', [sent(), voided('deleted')], {}, 'DJ NOVA deleted this contract'],
    ['expired', [sent()], { now: AT_END }, 'The time to sign this contract is over'],
  ])('%s', async (_, happened, more, title) => {
    const { markup, style } = signingPage(pageAfter(happened, more));
    const { document } = parseHTML(markup);
    expect(titleOf(document)).toBe(title);
    expect(document.querySelector('style')?.textContent).toBe(style);
    expect(await wrongIn(markup)).toEqual([]);
  });

  it('books a date without a deposit at once', () => {
    const contract = contractSchema.parse({ ...LYON, clauses: { deposit: false } });
    expect(titleOf(read([sent(), ...BOTH], { contract }))).toBe('Signed by both. 12 December is booked.');
  });
});

describe('what a side can do', () => {
  it('is to sign, decline and hand on where it is the client’s turn', () => {
    const document = read([sent()]);
    for (const form of ['sign', 'decline', 'hand-on', 'comment'])
      expect(has(document, `form[data-${form}]`)).toBe(true);
    expect(document.querySelector('.consent')?.textContent).toBe(consentWords(LYON, 'client', 'contract'));
    expect(has(document, '.bar')).toBe(true);
  });

  it('is to sign and to write where it is the artist’s', () => {
    const document = read([sent(), signed('client')], { role: 'artist' });
    expect(has(document, 'form[data-sign]')).toBe(true);
    expect(has(document, 'form[data-decline], form[data-hand-on]')).toBe(false);
  });

  it.each<[string, Happened[], object]>([
    ['the other side signs first', [sent({ order: 'artist-first' })], {}],
    ['a change waits', [sent(), proposed({})], {}],
    ['it has signed', [sent(), signed('client')], {}],
    ['both have', [sent(), ...BOTH], {}],
    ['it was declined', [sent(), declined('')], {}],
    ['it was taken back', [sent(), voided('edited')], {}],
    ['its time is over', [sent()], { now: AT_END }],
  ])('is not to sign where %s', (_, happened, more) => {
    const document = read(happened, more);
    expect(has(document, 'form[data-sign], .bar')).toBe(false);
  });

  it('is to take the document along: the one that was read, and the signed one once it is made', () => {
    const files = (happened: Happened[]) =>
      [...read(happened).querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
    expect(files([sent()])).toEqual([signFilePath(TOKEN, SIGN_FILES.contract)]);
    expect(files([sent(), ...BOTH, completed])).toContain(signFilePath(TOKEN, SIGN_FILES.signed));
  });

  it('is told that the signed document was sent once it was', () => {
    const copy = (...more: Happened[]) =>
      read([sent(), ...BOTH, completed, ...more]).querySelector('.keep')?.textContent;
    const to = 'artists@societe-lumiere.example';
    const mail = (role: 'artist' | 'client'): Happened => [
      'deckhand',
      { type: 'mailed', kind: 'completed', role, to, key: `completed-${role}` },
    ];
    expect(copy(mail('client'))).toContain(`Also sent to ${to}`);
    expect(copy(mail('artist'))).not.toContain('Also sent');
  });

  it('tells the script that nobody has opened it yet, while it is out', () => {
    const isUnread = (happened: Happened[]) => has(read(happened), 'body[data-unread]');
    expect([isUnread([sent()]), isUnread([sent(), opened('client')])]).toEqual([true, false]);
    expect(isUnread([sent(), voided('edited')])).toBe(false);
  });
});

it('what is typed is kept for one link of all that a contract had', () => {
  const link = (...[happened, more]: Parameters<typeof read>) =>
    read(happened, more).body.getAttribute('data-link');
  const jean = { role: 'client', name: 'Jean', email: 'jean@lumiere.example', title: '' } as const;
  const handed: Happened = ['client', { type: 'signer-changed', signer: jean }];
  const links = [link([sent()]), link([sent()], { role: 'artist' }), link([sent(), handed])];
  expect(new Set(links).size).toBe(3);
});

it('the page keeps its address to itself, and runs nothing but its own script', () => {
  const document = read([sent({ note: REMARK })]);
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect([meta('robots'), meta('referrer')]).toEqual(['noindex', 'no-referrer']);
  expect([...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
    SIGN_SCRIPT,
  ]);
  expect(has(document, '[style], iframe, object, body script')).toBe(false);
});

it('what people typed is text', () => {
  const hostile = [sent({ note: REMARK, client: REMARK }), commented('client', REMARK), declined(REMARK)];
  const document = read(hostile, { role: 'artist' });
  expect(has(document, 'main b b, .said b, .lede b')).toBe(false);
  for (const place of ['.from .said', '.thread .said', '.lede'])
    expect(document.querySelector(place)?.textContent).toContain(REMARK);
});

it('every clause is there twice: as it is printed, and what it means', () => {
  const clauses = Object.fromEntries(CLAUSE_IDS.map((id) => [id, true]));
  const contract = contractSchema.parse({ ...LYON, clauses });
  const document = read([sent()], { contract });
  const numbers = clausesOf(contract).clauses.map(({ number }) => `#c${number}`);
  expect(numbers).toHaveLength(28);
  const links = (place: string) =>
    [...document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href'));
  expect(links('.toc')).toEqual(numbers);
  expect(links('.plain')).toEqual(numbers);
  for (const number of numbers) expect(has(document, number)).toBe(true);
});

it('without a script it is read and downloaded, and says what signing needs', () => {
  const document = read([sent()]);
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).toContain('@media (scripting:none){.needs-script{display:none!important}}');
  expect(document.querySelector('#sign [type=submit]')?.closest('.needs-script')).not.toBeNull();
  const instead = document.querySelector('#sign noscript');
  expect(instead?.closest('.needs-script')).toBeNull();
  expect(instead?.textContent).toContain('Signing here needs JavaScript');
  const whatIsRead = ['#c9', '.plain', '#view-plain', `[href="${signFilePath(TOKEN, SIGN_FILES.contract)}"]`];
  for (const part of whatIsRead) {
    expect(has(document, part), part).toBe(true);
    expect(document.querySelector(part)?.closest('.needs-script, [hidden]'), part).toBeNull();
  }
});

it('the record is shown whole, each entry with the first digits of its hash', () => {
  const happened = [sent(), opened('client'), commented('client', 'Hi'), ...BOTH, completed];
  const rows = [...read(happened).querySelectorAll('.evid tbody tr')];
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    ...['Sent', 'Opened', 'Comment', 'Signed', 'Signed', 'Signed PDF made'],
  ]);
  const { entries } = pageAfter(happened);
  for (const [index, row] of rows.entries())
    expect(row.textContent).toContain(entries[index]?.hash.slice(0, 4));
});

it('any contract is a valid page in any of its states', async () => {
  const states = [
    ...[[sent()], [sent(), proposed({ clause: 1 })]],
    ...[
      [sent(), declined(REMARK)],
      [sent(), ...BOTH, completed],
    ],
  ];
  await fc.assert(
    fc.asyncProperty(
      anyContract,
      fc.constantFrom<Happened[]>(...states),
      fc.constantFrom('artist' as const, 'client' as const),
      async (contract, happened, role) => {
        expect(await wrongIn(signingPage(pageAfter(happened, { contract, role })).markup)).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});
