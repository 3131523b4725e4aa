import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../../../tests/support/contracts.ts';
import type { Contract } from '../contract.ts';
import { contractSchema } from '../contract-schema.ts';
import { lintContract } from './lint-contract.ts';

const TODAY = '2026-11-02';
const lint = (more: object) => lintContract(contractSchema.parse({ ...LYON, ...more }), TODAY);
const found = (more: object): string[] => lint(more).findings.map(({ id, severity }) => `${severity} ${id}`);
const times = (more: object) => ({ times: { ...LYON.times, ...more } });

it('finds nothing wrong with a contract that is whole', () => {
  expect(lintContract(LYON, TODAY).findings).toEqual([]);
  expect(lintContract(LYON, TODAY).passed.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Deposit + balance = fee', 'The set lasts 2 hours, over midnight']),
  );
});

// What a contract says wrong, and what is said of it.
describe.each<[string, object, string[]]>([
  [
    'deposit and balance make another sum',
    { balance: { share: { kind: 'amount', amount: 120_000 } } },
    ['error payments-add-up'],
  ],
  [
    'the deposit is more than the fee',
    { deposit: { share: { kind: 'amount', amount: 300_000 } } },
    ['error payments-add-up'],
  ],
  ['no fee', { deal: { fee: 0 }, overtime: LYON.overtime }, ['error deal']],
  ['no share of the door', { deal: { kind: 'versus', fee: 1000, percent: 0 } }, ['error deal']],
  ['a bonus without steps', { deal: { kind: 'bonus', fee: 280_000 } }, ['warning deal']],
  ['no deposit', { deposit: { share: { percent: 0 } } }, ['warning deposit']],
  ['balance after the event', { balance: { due: { from: 'event', days: 2 } } }, ['warning paid-before']],
  [
    'balance after the event, by its day',
    { balance: { due: { from: 'date', date: '2026-12-14' } } },
    ['warning paid-before'],
  ],
  ['deposit after the balance', { deposit: { due: { from: 'event', days: -2 } } }, ['warning paid-before']],
  ['a balance on a day that nobody wrote', { balance: { due: { from: 'date' } } }, ['warning paid-before']],
  ['travel that nobody priced', { travel: { kind: 'buyout' } }, ['error travel']],
  [
    'a placeholder without a value',
    { ownClauses: [{ title: 'X', text: 'It pays {lateFee}.' }] },
    ['warning placeholders'],
  ],
  [
    'a night so close that the balance was due',
    { nights: ['2026-11-06'], deposit: { due: { from: 'signing', days: 0 } } },
    ['warning paid-before'],
  ],
  [
    'a deposit within more days than are left',
    { deposit: { due: { from: 'signing', days: 300 } } },
    ['warning paid-before'],
  ],
  [
    'a private person who pays VAT on top',
    { client: { ...LYON.client, kind: 'consumer' }, vat: 'added' },
    ['error vat'],
  ],
  ['22:00 after midnight', times({ isAfterMidnight: true }), ['warning set']],
  [
    'a set that the clocks skip',
    { nights: ['2027-03-27'], ...times({ start: '02:00', end: '03:00', isAfterMidnight: true }) },
    ['error set'],
  ],
  [
    'a start that the clocks skip',
    { nights: ['2027-03-27'], ...times({ start: '02:30', end: '05:00', isAfterMidnight: true }) },
    ['error set'],
  ],
  [
    'an end that the clocks show twice',
    { nights: ['2027-10-30'], ...times({ start: '00:30', end: '02:30', isAfterMidnight: true }) },
    ['warning set'],
  ],
  ['no address for mail', { artist: { ...LYON.artist, email: '' } }, ['warning artist']],
  [
    'deposit in the past',
    { deposit: { due: { from: 'date', date: '2026-10-30' } } },
    ['warning paid-before'],
  ],
  ['overtime without a price', { overtime: { kind: 'none' } }, ['warning overtime']],
  ['a fixed late fee of nothing', { lateFee: { kind: 'fixed' } }, ['error late-fee']],
  [
    'cancelling gets cheaper',
    {
      tiers: [
        { days: 30, percent: 50 },
        { days: 0, percent: 25 },
      ],
    },
    ['warning tiers'],
  ],
  ['a door deal that somebody cancels', { deal: { kind: 'door', percent: 70 } }, ['warning tiers']],
  ['reverse charge without a number', { client: { ...LYON.client, taxId: '' } }, ['warning vat']],
  ['reverse charge to a private person', { client: { ...LYON.client, kind: 'consumer' } }, ['error vat']],
  ['no date', { nights: [] }, ['error nights']],
  [
    'a date in the past',
    { nights: ['2026-10-10'], deposit: { due: { from: 'signing' } } },
    ['warning nights'],
  ],
  ['a set that ends when it starts', times({ end: '22:00' }), ['error set']],
  ['a set of 21 hours', times({ end: '19:00' }), ['warning set']],
  ['no set times', times({ start: '' }), ['warning set']],
  [
    '02:00 before the night',
    times({ start: '02:00', end: '04:00', loadIn: '', soundCheck: '' }),
    ['warning set'],
  ],
  ['a sound check before the load-in', times({ soundCheck: '18:00' }), ['warning order']],
  ['a set before the sound check', times({ start: '19:30' }), ['warning order']],
  ['no time zone', { zone: '' }, ['warning zone']],
  [
    'no meal over six o’clock',
    { ...times({ loadIn: '17:00' }), hospitality: { lines: [] } },
    ['warning meal'],
  ],
  ['no client', { client: { taxId: 'FR1' } }, ['error client']],
  ['no address', { client: { ...LYON.client, address: '' } }, ['warning client']],
  ['nobody who signs', { client: { ...LYON.client, signer: '' } }, ['warning client']],
  ['no legal name', { artist: { ...LYON.artist, name: '' } }, ['warning artist']],
  ['no venue', { show: { name: 'Night' } }, ['warning event']],
  ['no law', { law: {} }, ['warning law']],
  [
    'a clause left out that is needed',
    { clauses: { deposit: false, fee: false } },
    ['error needed', 'warning needed'],
  ],
  ['outdoors without a word on weather', { show: { ...LYON.show, setting: 'outdoor' } }, ['warning weather']],
  ['an empty equipment list', { rider: [] }, ['warning rider']],
  [
    'a list without its clause',
    { event: 'private', client: { ...LYON.client }, clauses: {} },
    ['warning rider'],
  ],
  [
    'another currency',
    { ownClauses: [{ title: 'Taxi', text: 'The Client pays £40.' }] },
    ['error one-currency'],
  ],
  [
    'words that differ from figures',
    { ownClauses: [{ title: 'Taxi', text: 'It pays fifty euros (€40).' }] },
    ['error words-and-figures'],
  ],
  [
    'a placeholder that is none',
    { ownClauses: [{ title: 'Taxi', text: 'It pays {taxi}.' }] },
    ['error placeholders'],
  ],
  [
    'a clause that isn’t there',
    { ownClauses: [{ title: 'X', text: 'See {clause.radius}.' }] },
    ['error placeholders'],
  ],
  ['wording without the sum', { wording: { overtime: ['One hour costs a beer.'] } }, ['warning lost-sums']],
])('%s', (_, more, expected) => {
  it('is found, and nothing else', () => expect(found(more)).toEqual(expected));
});

it('lets pass what only looks wrong', () => {
  expect(found(times({ start: '23:00', end: '04:00' }))).toEqual([]);
  expect(found({ ...times({ start: '01:00', end: '03:00', isAfterMidnight: true }) })).toEqual([]);
  expect(found({ balance: { due: { from: 'event', days: 0 } } })).toEqual([]);
  expect(
    found({ ownClauses: [{ title: 'Taxi', text: 'It pays €40 (forty euros) within ten (10) days.' }] }),
  ).toEqual([]);
  expect(found({ currency: 'USD', ownClauses: [{ title: 'Taxi', text: 'It pays $40 or 40 USD.' }] })).toEqual(
    [],
  );
  expect(found({ wording: { overtime: ['Each {overtimeStep} costs {overtime}.'] } })).toEqual([]);
});

it('counts a set over both changes of the clocks', () => {
  const set = (night: string) =>
    lint({ nights: [night], ...times({ start: '23:00', end: '04:00' }) }).passed.find(
      ({ id }) => id === 'set',
    )?.text;
  expect(set('2027-10-30')).toBe('The set lasts 6 hours: the clocks go back during it');
  expect(set('2027-03-27')).toBe('The set lasts 4 hours: the clocks go forward during it');
});

const valueAt = (contract: Contract, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], contract);

it('a fix leaves less to find by the same check, adds no error, and every finding names a field that there is', () => {
  fc.assert(
    fc.property(anyContract, (any) => {
      const contract = { ...any, wording: {} };
      const before = lintContract(contract, TODAY);
      const count = ({ findings }: typeof before, by: (finding: (typeof findings)[number]) => boolean) =>
        findings.filter(by).length;
      for (const { fix, path, id } of before.findings) {
        if (!path.startsWith('clauses.')) expect(valueAt(contract, path), path).toBeDefined();
        if (!fix) continue;
        const after = lintContract(contractSchema.parse({ ...contract, ...fix.change }), TODAY);
        expect(count(after, (each) => each.id === id)).toBeLessThan(count(before, (each) => each.id === id));
        // A clause that is put in is checked itself from then on.
        const isError = ({ severity }: { severity: string }) => severity === 'error';
        if (!fix.change.clauses) expect(count(after, isError)).toBeLessThanOrEqual(count(before, isError));
      }
    }),
  );
});

const SERIES = { event: 'residency', deal: { fee: 50_000 } };
it('looks at each night of several, and at none that is over', () => {
  const nights = ['2026-11-06', '2026-11-13', '2026-11-20'];
  const early = lint({ ...SERIES, nights, deposit: { due: { from: 'signing' } } }).findings;
  expect(early.map(({ title, fix }) => [title, fix])).toEqual([['Balance was due before today', undefined]]);
  const soFar = {
    ...SERIES,
    nights: ['2026-10-24', '2027-01-15'],
    deposit: { due: { from: 'event', days: -14 } },
  };
  expect(found(soFar)).toEqual(['warning nights']);
  const one = { from: 'date', date: '2026-12-17' };
  expect(found({ ...SERIES, nights: ['2026-12-04', '2026-12-18'], balance: { due: one } })).toEqual([
    'warning paid-before',
  ]);
});

// What is ordinary at each event.
it.each<[string, object]>([
  ['a club night after midnight', times({ start: '02:00', end: '04:00', isAfterMidnight: true })],
  ['a festival', { event: 'festival', show: { ...LYON.show, setting: 'outdoor' } }],
  [
    'a wedding',
    {
      ...{ event: 'wedding', rider: [], vat: 'included' },
      client: { ...LYON.client, kind: 'consumer', signer: '' },
      ...times({ loadIn: '15:00', soundCheck: '', start: '16:00', end: '00:30' }),
    },
  ],
  [
    'a breakfast',
    { event: 'corporate', ...times({ loadIn: '06:00', soundCheck: '07:00', start: '07:30', end: '10:00' }) },
  ],
  ['a private party', { event: 'private', rider: [], travel: { kind: 'artist' } }],
  ['a residency', { ...SERIES, nights: ['2027-01-08', '2027-01-15', '2027-01-22'] }],
])('finds nothing wrong with %s', (_, more) => expect(lint(more).findings).toEqual([]));
