import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { wrongIn } from '../../../../tests/support/kit-pages.ts';
import {
  answered,
  declined,
  type Happened,
  pageAfter,
  proposed,
  sent,
  signed,
  takenBack,
} from '../../../../tests/support/signing-pages.ts';
import { contractSchema } from '../contract-schema.ts';
import { signingPage } from './signing-page.ts';

type More = Parameters<typeof pageAfter>[1];

const REMARK = '<b>Not</b> & "that"';
const AFTER = contractSchema.parse({
  ...LYON,
  times: { ...LYON.times, start: '23:00' },
  clauses: { recording: false },
  ownClauses: [{ title: REMARK, text: `${REMARK} is new.` }],
});

const markupAfter = (happened: readonly Happened[], more: More = {}) =>
  signingPage(pageAfter(happened, { before: LYON, contract: AFTER, ...more })).markup;
const panel = (happened: readonly Happened[], more: More = {}) =>
  parseHTML(markupAfter(happened, more)).document.querySelector('.chg');
const said = (...of: Parameters<typeof panel>) => panel(...of)?.textContent?.replaceAll(/\s+/g, ' ');

const VERSIONS = [sent({ version: 3 }), sent({ version: 4 })] as const;

it('a new version shows what it does not say as the one before did', async () => {
  expect(panel(VERSIONS)?.querySelector('h2')?.textContent).toBe('What changed since version 3');
  const whole = panel(VERSIONS)?.innerHTML;
  expect(whole).toMatch(/<dt dir="auto">Set time<\/dt><dd dir="auto"><del>22:00<\/del> <ins>23:00<\/ins> /);
  expect(said(VERSIONS)).toMatch(/Recording and streaming taken out/);
  const own = [...(panel(VERSIONS)?.querySelectorAll('section') ?? [])].find((section) =>
    section.textContent?.includes('new.'),
  );
  expect(own?.querySelector('ins')?.textContent).toBe(`${REMARK} is new.`);
  expect(own?.querySelector('a')?.getAttribute('href')).toMatch(/^#c\d+$/);
  expect(await wrongIn(markupAfter(VERSIONS))).toEqual([]);
});

it('and what became of each change that its client asked for', () => {
  const of = (clause: number, title: string) => proposed({ clause, title }, { version: 3 });
  const answers = (proposal: number, kind: 'accepted' | 'kept' | 'countered', words = '') =>
    answered(proposal, kind, { words, version: 3 });
  const happened = [
    ...[sent({ version: 3 }), of(17, 'Recording'), of(3, 'Times'), of(9, 'Radius'), of(2, 'Gone')],
    ...[answers(2, 'kept'), of(17, 'Recording'), takenBack(5)],
    ...[answers(7, 'accepted'), answers(3, 'kept', REMARK), answers(4, 'countered')],
    sent({ version: 4 }),
  ];
  const asked = (more?: More) =>
    [...(panel(happened, more)?.querySelectorAll('.asked li') ?? [])].map((item) => item.textContent);
  expect(asked()).toEqual([
    ...[`Clause 3, Times: not accepted${REMARK}`, 'Clause 9, Radius: answered with other words'],
    'Clause 17, Recording: accepted',
  ]);
  expect(said(happened)).toContain('What you asked for');
  expect(said(happened, { role: 'artist' })).toContain('What Camille Perrin asked for');
});

it('what was asked for in a version is told with the next one, and with no later one', () => {
  const asked = [sent(), proposed({}), answered(2, 'kept'), sent({ version: 2 })];
  expect(said(asked)).toContain('Clause 17, Recording: not accepted');
  expect(said([...asked, sent({ version: 3 })])).not.toContain('asked for');
  for (const happened of [asked, [...asked, sent({ version: 3 })]])
    expect(markupAfter(happened)).not.toContain('id="changes-17"');
});

it.each<[string, readonly Happened[], More]>([
  ['the first version', [sent()], { before: null }],
  ['one that says the same', VERSIONS, { contract: LYON }],
  ['one that was declined', [...VERSIONS, declined('')], {}],
  ['one that both have signed', [...VERSIONS, signed('client'), signed('artist')], {}],
])('%s shows no changes', (_, happened, more) => {
  expect(panel(happened, more)).toBeNull();
});
