import { CLAUSE_IDS } from './clauses/clause-ids.ts';
import { CLAUSES } from './clauses/library.ts';
import type { Contract } from './contract.ts';

/** What the parts of a contract are called, in the order in which a save names them. */
const PARTS = {
  ...{ title: 'Name', reference: 'Name', look: 'Look' },
  ...{ event: 'Event', show: 'Event', nights: 'Date', zone: 'Date', times: 'Times' },
  ...{ artist: 'Artist', client: 'Client' },
  ...{ currency: 'Money', deal: 'Money', deposit: 'Money', balance: 'Money', lateFee: 'Money' },
  ...{ vat: 'Money', overtime: 'Money', tiers: 'Cancellation', refundDays: 'Cancellation' },
  ...{ postponementDays: 'Cancellation', forceMajeure: 'Cancellation' },
  ...{ rider: 'Rider', sockets: 'Rider', hospitality: 'Hospitality', travel: 'Travel' },
  ...{ safetyMinutes: 'Terms', recording: 'Terms', billing: 'Terms', radius: 'Terms' },
  ...{ insurance: 'Terms', isFeeConfidential: 'Terms', law: 'Law' },
  ...{ clauses: 'Clauses', wording: 'Wording', ownClauses: 'Own clauses' },
} as const satisfies Record<keyof Contract, string>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What one save of a contract changed: the parts of it, and the clauses in other words; empty where it changed nothing. */
export function describeContractEdits(before: Contract, after: Contract): string {
  const keys = Object.keys(PARTS) as (keyof Contract)[];
  const changed = keys.filter((key) => !isSame(before[key], after[key])).map((key) => PARTS[key]);
  const reworded = CLAUSE_IDS.filter((id) => !isSame(before.wording[id], after.wording[id]));
  const names = [...new Set(changed)].map((name) =>
    name === 'Wording' && reworded.length > 0
      ? `wording of ${reworded.map((id) => `“${CLAUSES[id].title}”`).join(', ')}`
      : name,
  );
  return names.length > 0 ? `Changed: ${names.join(', ')}` : '';
}
