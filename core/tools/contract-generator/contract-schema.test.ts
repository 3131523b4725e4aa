import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../../tests/support/contracts.ts';
import { contractDraftSchema, contractSchema } from './contract-schema.ts';
import { describeContractEdits } from './describe-edits.ts';

const refused = (more: object): [string, string][] => {
  const { error } = contractSchema.safeParse({ artist: { stageName: 'NOVA' }, ...more });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

describe('a contract from outside', () => {
  it('needs the artist’s name alone', () => {
    expect(contractSchema.parse({ artist: { stageName: ' DJ NOVA ' } })).toMatchObject({
      ...{ event: 'club', currency: 'EUR', nights: [], artist: { stageName: 'DJ NOVA', name: '' } },
      deposit: { share: { kind: 'percent', percent: 50 }, due: { from: 'signing', days: 7 } },
      balance: { share: { kind: 'rest' }, due: { from: 'event', days: -7 } },
    });
    expect(contractSchema.safeParse({}).error?.issues[0]?.message).toBe('An artist is needed');
    expect(refused({ artist: { stageName: ' ' } })).toEqual([
      ['artist.stageName', 'An artist name is needed'],
    ]);
  });

  it.each([
    [{ nights: ['2027-02-30'] }, 'nights.0', 'There is no such day'],
    [{ nights: ['tomorrow'] }, 'nights.0', 'Write a date such as 2027-01-16'],
    [{ times: { start: '25:00' } }, 'times.start', 'Write a time such as 22:30'],
    [{ zone: 'Berlin' }, 'zone', 'Choose a time zone of the list'],
    [{ currency: 'XAU' }, 'currency', 'Choose a currency of the list'],
    [{ deal: { fee: 12.5 } }, 'deal.fee', 'Give a sum in the smallest unit of the currency, such as cents'],
    [{ deal: { fee: -1 } }, 'deal.fee', 'Use 0 or more'],
    [{ nights: ['9999-12-31'] }, 'nights.0', 'Use a year from 1900 to 2999'],
    [{ clauses: { penalty: true } }, 'clauses', 'Name clauses of the library'],
    [{ deal: { fee: 1e15 } }, 'deal.fee', 'This sum is too large'],
    [{ deal: { percent: 33.333 } }, 'deal.percent', 'Use two decimals at most'],
    [{ deposit: { share: { percent: 101 } } }, 'deposit.share.percent', 'Use 100 at most'],
    [
      { deposit: { due: { from: 'signing', days: -1 } } },
      'deposit.due.days',
      'A payment can’t be due before signing',
    ],
    [{ deposit: { share: { kind: 'rest' } } }, 'deposit.share.kind', 'Choose one of the list'],
    [{ tiers: [] }, 'tiers', 'Say what is owed if the client cancels'],
    [
      {
        tiers: [
          { days: 7, percent: 50 },
          { days: 7, percent: 60 },
        ],
      },
      ...(['tiers', 'Two steps begin on the same day'] as const),
    ],
    [{ client: { email: 'nobody' } }, 'client.email', 'Enter an e-mail address such as mara@example.com'],
    [{ ownClauses: [{ title: 'x', text: ' ' }] }, 'ownClauses.0.text', 'Write the clause'],
    [{ wording: { fee: [] } }, 'wording.fee', 'Write a paragraph, or take the clause out'],
    [{ clauses: { fee: 'no' } }, 'clauses.fee', 'Choose yes or no'],
  ])('%j is refused with its field and a reason', (more, path, reason) => {
    expect(refused(more)).toEqual([[path, reason]]);
  });

  it('knows no clause that the library has not', () => {
    expect(refused({ clauses: { penalty: true } })).toHaveLength(1);
    expect(refused({ wording: { constructor: ['x'] } })).toHaveLength(1);
  });

  it('takes what cannot be seen for nothing', () => {
    const { client } = contractSchema.parse({
      artist: { stageName: 'NOVA' },
      client: { name: '\u200B\u200B' },
    });
    expect(client.name).toBe('');
    expect(refused({ ownClauses: [{ title: 'x', text: '\u200B' }] })).toEqual([
      ['ownClauses.0.text', 'Write the clause'],
    ]);
  });

  it('has its nights in order, each once', () => {
    const nights = ['2027-01-22', '2027-01-08', '2027-01-22'];
    expect(contractSchema.parse({ artist: { stageName: 'NOVA' }, nights }).nights).toEqual([
      ...['2027-01-08', '2027-01-22'],
    ]);
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(anyContract, (contract) => {
        expect(contractSchema.parse(JSON.parse(JSON.stringify(contract)))).toEqual(contract);
      }),
    );
  });
});

/** Every text of a value, with the path to it. */
function textsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]));
}

/** A copy of it, with something else at that path. */
function withAt(value: object, [key = '', ...rest]: string[], put: unknown): object {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const part = (value as Record<string, unknown>)[key];
  return Object.assign(copy, { [key]: rest.length > 0 ? withAt(part as object, rest, put) : put });
}

describe('a contract that is being written', () => {
  const FULL: object = {
    ...LYON,
    wording: { fee: ['As agreed.'] },
    ownClauses: [{ title: 'Guests', text: 'Four.' }],
  };

  it.each([
    ['half a text', ' half '],
    ['nothing', ''],
    ['what cannot be seen', '\u200B'],
    ['a very long text', 'x'.repeat(20_000)],
  ])('takes %s in every place for a text', (_, typed) => {
    const refusedAt = textsOf(FULL).filter((path) => {
      const contract = withAt(FULL, path, typed);
      const { data, success } = contractDraftSchema.safeParse(contract);
      if (success) expect(data).toEqual(contract);
      return !success;
    });
    const choices = [
      ...[
        'event',
        'look.size',
        'client.kind',
        'show.setting',
        'currency',
        'deal.kind',
        'lateFee.kind',
        'vat',
      ],
      ...['deposit.share.kind', 'deposit.due.from', 'balance.share.kind', 'balance.due.from'],
      ...[
        'overtime.kind',
        'forceMajeure',
        'travel.kind',
        'recording',
        'radius.unit',
        'law.place',
        'law.dispute',
      ],
    ];
    // Controls of the browser give a whole one, or none.
    const chosen = ['zone', 'times.loadIn', 'times.soundCheck', 'times.start', 'times.end'];
    expect(refusedAt.map((path) => path.join('.')).toSorted()).toEqual(
      [...choices, ...(typed === '' ? [] : chosen)].toSorted(),
    );
  });

  it('needs no name of the artist, and may be half way to what belongs together', () => {
    const tiers = [
      { days: 3, percent: 25 },
      { days: 3, percent: 50 },
    ];
    const due = { from: 'signing', days: -7, date: '' };
    const half = contractDraftSchema.parse({ artist: {}, tiers, deposit: { due } });
    expect(half).toMatchObject({ artist: { stageName: '' }, tiers, deposit: { due } });
  });

  it.each([
    [{ sockets: 'four' }, 'sockets'],
    [{ deal: { fee: -1 } }, 'deal.fee'],
    [{ tiers: [] }, 'tiers'],
    [{ rider: Array(17).fill({}) }, 'rider'],
    [{ title: 'x'.repeat(20_001) }, 'title'],
  ])('is refused with its field (%#)', (more, path) => {
    const { error } = contractDraftSchema.safeParse({ ...FULL, ...more });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('what a save changed', () => {
  it('is told by its parts', () => {
    expect(describeContractEdits(LYON, LYON)).toBe('');
    expect(describeContractEdits(LYON, { ...LYON, nights: ['2026-12-19'], vat: 'none' })).toBe(
      'Changed: Date, Money',
    );
    expect(describeContractEdits(LYON, { ...LYON, wording: { radius: ['Nothing.'] } })).toBe(
      'Changed: wording of “Exclusivity”',
    );
  });
});
