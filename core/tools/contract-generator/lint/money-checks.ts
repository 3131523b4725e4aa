import type { Contract } from '../contract.ts';
import { percentWords, stepWords } from '../figures.ts';
import { overtimeOf, type Terms } from '../terms.ts';
import { type Check, type Finding, moneyIn } from './check.ts';

/** Fee and share that the deal needs. */
const deal: Check = {
  id: 'deal',
  find({ contract: { deal }, terms }) {
    const found: Finding[] = [];
    const at = { severity: 'error', clause: 'fee' } as const;
    if (deal.kind !== 'door' && deal.fee === 0)
      found.push({
        ...at,
        path: 'deal.fee',
        title: 'The fee is missing',
        text: 'The contract leaves it blank.',
      });
    const isShared = deal.kind === 'door' || deal.kind === 'guarantee' || deal.kind === 'versus';
    if (isShared && deal.percent === 0)
      found.push({
        ...at,
        ...{ path: 'deal.percent', title: 'Your share of the door is 0 %' },
        text: 'Say what part of the ticket income is yours.',
      });
    if (deal.kind === 'bonus' && terms.steps.length === 0)
      found.push({
        ...{ ...at, severity: 'warning', path: 'deal.steps' },
        ...{
          title: 'The bonus has no steps',
          text: 'Say from how many tickets on you get more, and how much.',
        },
      });
    return found;
  },
  passed: () => 'The deal has its figures',
};

/** The field that overtime lacks to have a price. */
function pathOfOvertime({ overtime: { kind, times } }: Contract, { fee, minutes }: Terms): string {
  if (kind === 'none') return 'overtime.kind';
  if (kind === 'sum') return 'overtime.amount';
  return times === 0
    ? 'overtime.times'
    : fee === 0
      ? 'deal.fee'
      : minutes === null
        ? 'times.end'
        : 'overtime.times';
}

const overtime: Check = {
  id: 'overtime',
  find({ contract, terms, has }) {
    if (!has('overtime')) return null;
    if (terms.overtime !== null) return [];
    const multiple = { ...contract.overtime, kind: 'multiple', times: 1.5 } as const;
    const canMultiply = overtimeOf(multiple, terms.fee, terms.minutes) !== null;
    return [
      {
        ...{ severity: 'warning', clause: 'overtime' },
        path: pathOfOvertime(contract, terms),
        title: 'Overtime has no price',
        text: 'Without one, “one more hour” is settled at the desk.',
        ...(canMultiply && {
          fix: {
            label: '1.5 × the rate of the set',
            change: { overtime: multiple },
          },
        }),
      },
    ];
  },
  passed: (looked) =>
    `Overtime costs ${moneyIn(looked, looked.terms.overtime ?? 0)} for each ${stepWords(looked.contract)}`,
};

const travel: Check = {
  id: 'travel',
  find({ contract: { travel }, has }) {
    if (!has('travel') || travel.kind !== 'buyout') return null;
    return travel.amount > 0
      ? []
      : [
          {
            ...{ severity: 'error', path: 'travel.amount', clause: 'travel' },
            ...{ title: 'What they pay for travel is missing', text: 'The contract leaves it blank.' },
          },
        ];
  },
  passed: (looked) => `They pay ${moneyIn(looked, looked.contract.travel.amount)} for travel`,
};

const tiers: Check = {
  id: 'tiers',
  find({ contract, terms: { tiers }, has }) {
    if (!has('client-cancels')) return null;
    const at = { severity: 'warning', path: 'tiers', clause: 'client-cancels' } as const;
    if (contract.deal.kind === 'door')
      return [
        {
          ...at,
          title: 'If they cancel, a door deal pays no fee',
          text: 'You’d get back what you’ve spent. A small guarantee would change that.',
        },
      ];
    const falling = tiers.findIndex(({ percent }, index) => percent < (tiers[index - 1]?.percent ?? 0));
    if (falling < 0) return [];
    const until = (tiers[falling - 1]?.days ?? 1) - 1;
    return [
      {
        ...at,
        title: 'Cancelling gets cheaper closer to the night',
        text: `From ${until} days before, they’d owe less than earlier.`,
      },
    ];
  },
  passed: ({ terms: { tiers } }) =>
    tiers.length > 1
      ? 'The closer to the night they cancel, the more they owe'
      : `They owe ${percentWords(tiers[0]?.percent ?? 0)} of the fee, whenever they cancel`,
};

const vat: Check = {
  id: 'vat',
  find({ contract: { vat, client } }) {
    if (vat === 'none' || vat === 'included') return null;
    const at = { clause: 'licences-taxes' } as const;
    if (client.kind === 'consumer')
      return [
        {
          ...{ ...at, severity: 'error', path: 'vat' },
          title:
            vat === 'reverse' ? 'Reverse charge is for businesses' : 'A private person pays prices with VAT',
          text: 'Say the fee with VAT included. A private person can’t reclaim it.',
          fix: { label: 'VAT is included', change: { vat: 'included' } },
        },
      ];
    return client.taxId || vat === 'added'
      ? []
      : [
          {
            ...{ ...at, severity: 'warning', path: 'client.taxId' },
            title: 'The client’s VAT number is missing',
            text: 'A reverse charge needs it on your invoice.',
          },
        ];
  },
  passed: ({ contract: { vat } }) =>
    vat === 'reverse' ? 'Reverse charge, with the client’s VAT number' : 'VAT comes on top of the fee',
};

export const MONEY_CHECKS: readonly Check[] = [deal, overtime, travel, tiers, vat];
