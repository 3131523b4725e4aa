import type { ContractState } from '#core/gigs/contract-states.ts';
import type { Gig } from '#core/gigs/gig.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { contractDraftSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { nightOfGig, termsOfNight } from '#core/tools/contract-generator/terms-of-night.ts';
import type { StoredGigContract } from '#db/queries/gigs-contracts.ts';

type Envelope = NonNullable<StoredGigContract['envelope']>;

const isSigned = ({ status }: Envelope): boolean => status === 'signed' || status === 'completed';

function stateOf(envelope: Envelope, now: Date): ContractState {
  if (isSigned(envelope)) return 'signed';
  if (envelope.status !== 'out') return envelope.status as ContractState;
  if (envelope.expiresAt <= now.getTime()) return 'expired';
  return envelope.isUnchanged ? 'out' : 'voided';
}

/** The contract of a gig as its page tells of it: what is out or signed says more than what is written now. */
export function gigContractOf(
  [row]: readonly StoredGigContract[],
  gig: Pick<Gig, 'night' | 'start' | 'zone'>,
  now: Date,
): GigContract | null {
  if (!row) return null;
  const { draft, made, envelope } = row;
  const id = draft?.id ?? made?.id;
  if (id === undefined) return null;
  const state = envelope ? stateOf(envelope, now) : made ? 'made' : 'draft';
  const isSent = state === 'out' || state === 'signed';
  const says = (isSent ? envelope : null) ?? draft ?? made;
  const contract = contractDraftSchema.safeParse(says?.content).data;
  const night = contract ? nightOfGig(contract, gig) : null;
  const signedOn =
    state === 'signed' && envelope?.signedAt ? wallTime(Date.parse(envelope.signedAt), gig.zone).day : null;
  return {
    ...{ id, title: says?.title ?? '', isMade: made !== null, state },
    since: sinceOf(row, state),
    terms: contract && night !== null ? termsOfNight(contract, night, signedOn) : null,
  };
}

function sinceOf({ draft, made, envelope }: StoredGigContract, state: ContractState): string {
  const told = state === 'signed' ? envelope?.signedAt : state === 'out' ? envelope?.sentAt : null;
  const changed = state === 'expired' ? envelope?.expiresAt : (envelope ?? made ?? draft)?.updatedAt;
  return told ?? new Date(changed ?? 0).toISOString();
}
