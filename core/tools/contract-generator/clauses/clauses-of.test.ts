import { describe, expect, it } from 'vitest';
import { DEAL_KINDS } from '#core/gigs/deal.ts';
import { clauseLines, LYON } from '../../../../tests/support/contracts.ts';
import { contractSchema } from '../contract-schema.ts';
import { clausesOf, fairnessOf, plainTwin, templateOf } from './clauses-of.ts';
import { filledInlines } from './fill-text.ts';

const textOf = (contract = LYON) => clauseLines(contract);
const lyon = (more: object) => contractSchema.parse({ ...LYON, ...more });

describe('the clauses of a contract', () => {
  it('are numbered, with figures and references filled in', () => {
    const text = textOf();
    expect(text).toContain(
      '4.1 For the Performance the Client pays the Artist €2,800.00 (two thousand eight hundred euros, the Fee).',
    );
    expect(text).toContain(
      '3.1 The Performance runs from 22:00 to 00:00, 2 hours, and ends on Sunday 13 December 2026.',
    );
    expect(text).toContain(
      '5.1 The Client pays a deposit of €1,400.00 (the Deposit) by Saturday 28 November 2026, 14 days before the Event. It counts towards the Fee.',
    );
    expect(text).toContain(
      '9.1 If the Client cancels 30 days or more before the Event, the Client pays 25 % of the Fee (€700.00).',
    );
    expect(text).toContain('9.2 29 to 7 days before: 50 % of the Fee (€1,400.00).');
    expect(text.find((line) => line.startsWith('8.3'))).toContain('cancels by clause 9');
    const fewer = textOf(lyon({ clauses: { overtime: false } }));
    expect(fewer).toContain(
      '8.1 If the Client cancels 30 days or more before the Event, the Client pays 25 % of the Fee (€700.00).',
    );
    expect(fewer.find((line) => line.startsWith('7.3'))).toContain('cancels by clause 8');
  });

  it('are in the words of their user where they wrote them, with the same figures', () => {
    const contract = lyon({ wording: { fee: ['They pay {fee}, in **cash**. {nothing}'] } });
    const { clauses, figures, terms } = clausesOf(contract);
    const fee = clauses.find(({ id }) => id === 'fee');
    expect(fee?.isEdited).toBe(true);
    expect(filledInlines(fee?.paragraphs[0] ?? '', figures)).toEqual([
      { text: 'They pay €2,800.00, in ' },
      { text: 'cash', strong: true },
      { text: '. {nothing}' },
    ]);
    expect(templateOf(contract, 'fee', terms)[0]).toContain('{feeWords}');
  });

  it('have own ones before those on the law, a paragraph a line', () => {
    const { clauses } = clausesOf(
      lyon({ ownClauses: [{ title: 'Dogs', text: 'No dogs.\n\n Not even small ones.' }] }),
    );
    const own = clauses.findIndex(({ id }) => id === null);
    expect(clauses[own]).toMatchObject({ title: 'Dogs', paragraphs: ['No dogs.', 'Not even small ones.'] });
    expect(clauses[own + 1]?.id).toBe('law');
  });

  it('what somebody is called is never read as markup or as a placeholder', () => {
    const contract = lyon({ client: { ...LYON.client, name: '{fee} **Ltd**' } });
    const { figures } = clausesOf(contract);
    expect(filledInlines('{client} pays.', figures)).toEqual([{ text: '{fee} **Ltd** pays.' }]);
  });

  it('say what they mean with the figures of the contract, and whom they protect', () => {
    const contract = lyon({ clauses: { radius: true }, deal: { kind: 'versus', fee: 50_000, percent: 65 } });
    const numbered = clausesOf(contract);
    expect(plainTwin(contract, 'fee', numbered)).toMatchObject({
      inShort: '€500.00 or 65 % of the door, whichever is higher, in euros (EUR).',
      protects: 'both',
    });
    expect(plainTwin(contract, 'radius', numbered).means).toContain(
      'within 50 km, Saturday 28 November 2026',
    );
    const { artist, both, client } = fairnessOf(contract);
    expect(artist + both + client).toBe(clausesOf(contract).clauses.length);
    expect(client).toBe(fairnessOf(LYON).client + 1);
  });

  it('promise no sum that is zero, and leave blank what is not known yet', () => {
    const money = (more: object) =>
      textOf(lyon(more))
        .filter((line) => /^(?:[4-69]|1[01])\.\d/.test(line))
        .join('\n');
    const door = money({ deal: { kind: 'door', percent: 70 } });
    expect(door).not.toMatch(/____|€0|Deposit|\(the Balance\)/);
    expect(door).toContain('9.1 If the Client cancels, the Client pays what the Artist has spent');
    expect(money({ deposit: { share: { percent: 100 } } })).not.toMatch(/____|\(the Balance\)/);
    const open = money({ deal: { fee: 0 } });
    expect(open).toContain('pays the Artist ____________ (____________, the Fee)');
    expect(open).toContain(
      '9.1 If the Client cancels 30 days or more before the Event, the Client pays 25 % of the Fee.',
    );
    expect(textOf(lyon({ clauses: { deposit: false } })).join('\n')).not.toContain('Deposit');
  });

  it('say to a private person what the law gives them, and to a company what it may lose', () => {
    const client = { ...LYON.client, isSignerLiable: true };
    const company = textOf(lyon({ client, clauses: { insurance: true } }));
    const person = textOf(lyon({ client: { ...client, kind: 'consumer' }, clauses: { insurance: true } }));
    const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
    expect(only(person, company)).toMatchInlineSnapshot(`
      [
        "9.4 These sums compensate for the lost date. They are not a penalty. Payments already made count towards them, and what was paid beyond them goes back within 14 days. The Client may show that the loss was smaller.",
        "10.2 If the Artist proposes nobody, or the Client declines the replacement, what was paid for the Performance goes back within 14 days.",
        "17.2 Private photos and films of guests are always allowed. The Artist publishes pictures that show guests only with the Client’s consent.",
        "21.1 The Artist has public liability insurance and shows it to the other side if asked.",
        "23.1 This agreement is under the law of France. Rights that the law gives consumers stay as they are.",
        "23.3 Courts are those that the law names.",
      ]
    `);
    expect(only(company, person)).toMatchInlineSnapshot(`
      [
        "1.2 The person who signs for the Client confirms that they may bind it, and is personally liable, beside it, for what it owes under this agreement.",
        "9.4 These sums compensate for the lost date. They are not a penalty. Payments already made count towards them, and what was paid beyond them goes back within 14 days.",
        "10.2 If the Artist proposes nobody, or the Client declines the replacement, what was paid for the Performance goes back within 14 days. No further claim arises from it, unless the Artist cancels to perform elsewhere.",
        "13.2 The Artist has 4 places on the guest list.",
        "17.2 Phone clips of guests are always allowed. The Artist may publish own clips of the Performance.",
        "19.3 If the law makes the Client withhold tax, it pays that tax in time and gives the Artist the certificate.",
        "21.1 Each side has public liability insurance and shows it to the other side if asked.",
        "23.1 This agreement is under the law of France.",
        "23.3 Courts are those of France. The side that loses pays the reasonable legal costs of the other, as far as the law allows.",
      ]
    `);
  });

  it('count days in words that fit their number', () => {
    const text = textOf(
      lyon({
        ...{ refundDays: 1, safetyMinutes: 5, sockets: 1, postponementDays: 1 },
        tiers: [2, 1, 0].map((days) => ({ days, percent: 100 - days })),
      }),
    ).join('\n');
    expect(text).toContain('2 days or more before the Event');
    expect(text).toContain('9.2 1 day before: 99 % of the Fee');
    expect(text).toContain('within 1 day.');
    expect(text).not.toMatch(/\b1 (?:days|minutes|sockets|grounded sockets)\b/);
  });

  it('say every kind of deal', () => {
    const said = Object.keys(DEAL_KINDS).map((kind) => {
      const deal = {
        kind,
        fee: 500_000,
        percent: 85,
        costs: 35_000,
        steps: [500, 600].map((tickets) => ({ tickets, amount: 50_000 })),
      };
      return textOf(lyon({ deal }))
        .filter((line) => /^4\.[12]/.test(line))
        .join('\n');
    });
    expect(said).toMatchInlineSnapshot(`
      [
        "4.1 For the Performance the Client pays the Artist €5,000.00 (five thousand euros, the Fee).
      4.2 All sums are in euros (EUR). The Client pays by bank transfer, unless both agree otherwise, and bears the bank charges.",
        "4.1 For the Performance the Client pays the Artist 85 % of the ticket income of the Event after costs of €350.00 (the Fee).
      4.2 Ticket income is what is paid for tickets, in advance and at the door, less ticket tax and booking fees. On the night the Client shows the Artist the count of paid and free entries, and pays what follows from it within 7 days.",
        "4.1 For the Performance the Client pays the Artist a guaranteed €5,000.00 (five thousand euros, the Fee).
      4.2 On top of the Fee the Client pays 85 % of the ticket income of the Event after costs of €350.00.",
        "4.1 For the Performance the Client pays the Artist a guaranteed €5,000.00 (five thousand euros, the Fee) or 85 % of the ticket income of the Event after costs of €350.00, whichever is higher.
      4.2 Ticket income is what is paid for tickets, in advance and at the door, less ticket tax and booking fees. On the night the Client shows the Artist the count of paid and free entries, and pays what follows from it within 7 days.",
        "4.1 For the Performance the Client pays the Artist €5,000.00 (five thousand euros, the Fee).
      4.2 On top of the Fee the Client pays a further €500.00 from 500 paid tickets on and a further €500.00 from 600 paid tickets on.",
      ]
    `);
  });
});
