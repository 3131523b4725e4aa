import { GIG_LONGEST, GIG_MOST, type Gig, type GigPatch } from './gig.ts';
import { fieldsOf, type GigFields, isSame, patchBetween } from './gig-patch.ts';
import { type Conflict, type Fields, type Merged, mergeFields, type Three } from './merge-fields.ts';
import { mergeItems } from './merge-items.ts';
import { mergeLines } from './merge-lines.ts';
import { isSameClient, isSameVenue } from './same-entry.ts';

/** What is changed as one: half of one change and half of another would say what nobody said. */
const TOGETHER = [['start', 'end', 'zone']];
const PARTS = {
  hold: [],
  deal: [['kind', 'percent']],
  travel: [],
  radius: [['distance', 'unit']],
  outcome: [],
} as const;
const LISTS = {
  payments: { together: [['amount', 'paidOn']], most: GIG_MOST.payments },
  schedule: { together: [['start', 'end']], most: GIG_MOST.schedule },
  tasks: { together: [], most: GIG_MOST.tasks },
} as const;

type Part = keyof typeof PARTS;
type List = keyof typeof LISTS;

/**
 * An edited gig onto the stored one that was changed since both were the same: `merged` is the patch that brings what was edited
 * into the stored one. What both changed is in conflict: it stays as it is stored, or is kept where one side deleted it.
 */
export function mergeGig(base: Gig, mine: Gig, stored: Gig): { merged: GigPatch; conflicts: Conflict[] } {
  const gigs = { base, mine: withKnownNames(mine, stored), stored };
  const three = { base: fieldsOf(base), mine: fieldsOf(gigs.mine), stored: fieldsOf(stored) };
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => base[part] && mine[part] && stored[part]);
  const lists = Object.keys(LISTS) as List[];
  const merges: Merged<Fields>[] = [
    mergeFields(without(three, [...parts, ...lists, 'contacts', 'notes']), TOGETHER, []),
    ...parts.map((part) => mergePart(three, part)),
    ...lists.map((list) => mergeList(three, list)),
    mergeContacts(three),
    mergeNotes(three),
  ];
  const fields: GigFields = Object.assign({}, ...merges.map(({ merged }) => merged));
  const conflicts = withCurrency(
    three,
    fields,
    merges.flatMap((merge) => merge.conflicts),
  );
  return {
    merged: patchBetween(three.stored, fields),
    conflicts: conflicts.map((conflict) => withNames(conflict, gigs)),
  };
}

/** A place that mine names in words, and that the stored one has by now, is that one. */
function withKnownNames(mine: Gig, { venue, client }: Gig): Gig {
  const isVenue = mine.venue?.id === '' && venue && isSameVenue(mine.venue, venue);
  const isClient = mine.client?.id === '' && client && isSameClient(mine.client, client);
  return { ...mine, venue: isVenue ? venue : mine.venue, client: isClient ? client : mine.client };
}

function without({ base, mine, stored }: Three<GigFields>, names: readonly string[]): Three<Fields> {
  const rest = (fields: GigFields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
  return { base: rest(base), mine: rest(mine), stored: rest(stored) };
}

const pluck = <Name extends keyof GigFields>(
  { base, mine, stored }: Three<GigFields>,
  name: Name,
): Three<GigFields[Name]> => ({ base: base[name], mine: mine[name], stored: stored[name] });

function mergePart(three: Three<GigFields>, part: Part): Merged<Fields> {
  const { merged, conflicts } = mergeFields(pluck(three, part) as Three<Fields>, PARTS[part], [part]);
  return { merged: { [part]: merged }, conflicts };
}

function mergeList(three: Three<GigFields>, list: List): Merged<Fields> {
  const items = pluck(three, list) as Three<readonly (Fields & { id: string })[]>;
  const { merged, conflicts } = mergeItems(items, { list, keyOf: ({ id }) => id, ...LISTS[list] });
  return { merged: { [list]: merged }, conflicts };
}

function mergeContacts(three: Three<GigFields>): Merged<Fields> {
  const { merged, conflicts } = mergeItems(pluck(three, 'contacts'), {
    list: 'contacts',
    keyOf: ({ contactId, role }) => `${contactId} ${role}`,
    together: [],
    most: GIG_MOST.contacts,
  });
  return { merged: { contacts: merged }, conflicts };
}

function mergeNotes(three: Three<GigFields>): Merged<Fields> {
  const notes = mergeLines(pluck(three, 'notes'));
  if (notes !== null && notes.length <= GIG_LONGEST.notes) return { merged: { notes }, conflicts: [] };
  return mergeFields(
    {
      base: { notes: three.base.notes },
      mine: { notes: three.mine.notes },
      stored: { notes: three.stored.notes },
    },
    [],
    [],
  );
}

/**
 * Sums are in the currency of the fee: it stays while there are some, and where one side changes it and the other the sums,
 * the fee is in conflict. Corrects `fields`.
 */
function withCurrency(three: Three<GigFields>, fields: GigFields, conflicts: Conflict[]): Conflict[] {
  const { base, mine, stored } = three;
  const sumsOf = ({ payments, deal }: GigFields) => ({ payments, costs: deal.costs, steps: deal.steps });
  const hasSums = fields.payments.length > 0 || fields.deal.costs > 0 || fields.deal.steps.length > 0;
  const isOther = (one: GigFields) => one.fee?.currency !== base.fee?.currency;
  const hasOtherSums = (one: GigFields) => !isSame(sumsOf(one), sumsOf(base));
  const isTorn = (isOther(mine) && hasOtherSums(stored)) || (isOther(stored) && hasOtherSums(mine));
  if (!hasSums || !isTorn || isSame(mine.fee, stored.fee)) return conflicts;
  fields.fee = stored.fee ?? mine.fee;
  if (conflicts.some(({ path, mine: fee }) => path.length === 0 && fee && 'fee' in fee)) return conflicts;
  return [
    ...conflicts,
    { path: [], base: { fee: base.fee }, mine: { fee: mine.fee }, stored: { fee: stored.fee } },
  ];
}

/** Venues and clients as the gigs tell them, to be shown by their names. */
function withNames(conflict: Conflict, gigs: Three<Gig>): Conflict {
  const [name] = conflict.path.length === 0 ? Object.keys(conflict.stored ?? {}) : [];
  if (name !== 'venue' && name !== 'client') return conflict;
  const told = (gig: Gig): Fields => ({ [name]: gig[name] });
  return { path: [], base: told(gigs.base), mine: told(gigs.mine), stored: told(gigs.stored) };
}
