import { GIG_MOST, type Gig, type GigPatch, type GigPayment } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';

/** What somebody does to a gig, as the patch of it; null where there is nothing to do it to. `n` is another number each time. */
type Edit = (gig: Gig, n: number) => GigPatch | null;
type Item = { id: string };

/** Of a list: the item that an edit is about, and the rest. `owner` begins the ids of those that somebody may touch. */
const nth = <T extends Item>(items: readonly T[], owner: string, n: number): T | undefined => {
  const own = items.filter(({ id }) => id.startsWith(owner));
  return own[n % Math.max(1, own.length)];
};
const put = <T extends Item>(items: readonly T[], item: T): T[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item];

/** A payment of which different people may change different things. */
export const SHARED = 'shared';
const ofShared = ({ payments }: Gig, part: Partial<GigPayment>): GigPatch | null => {
  const item = payments.find(({ id }) => id === SHARED);
  return item ? { payments: put(payments, { ...item, ...part }) } : null;
};

/** A fee with all that is in its currency. */
const priced = ({ payments, deal }: Gig, amount: number, currency: 'EUR' | 'GBP'): GigPatch => ({
  ...{ fee: { amount, currency }, payments, deal },
});

/** Edits of the fields of a gig, by what each of them touches. */
export const FIELD_EDITS = {
  title: (_, n) => ({ title: `T${n}` }),
  type: (_, n) => ({ type: n % 2 ? 'club' : 'festival' }),
  when: (gig, n) => {
    const day = dayAfter('2027-01-01', n);
    if (n % 4 === 0) return { start: day, end: null };
    if (n % 4 === 1) return { start: `${day}T22:00` };
    const [last = ''] = gig.start.split('T');
    return n % 4 === 2
      ? { start: `${last}T21:${(n % 50) + 10}`, end: `${last}T23:30` }
      : { end: `${last}T23:${(n % 50) + 10}` };
  },
  venue: (_, n) => ({ venue: n % 4 ? { id: `ven_${n}` } : { name: `Room ${n}`, city: 'Gdańsk' } }),
  client: (_, n) => ({ client: n % 4 ? { id: `cli_${n}` } : { name: `Agency ${n}` } }),
  fee: (gig, n) => priced(gig, 100_000 + n, 'EUR'),
  queue: (gig, n) =>
    n % 3
      ? { hold: { order: gig.hold?.order ?? 1, until: dayAfter('2027-01-01', n) } }
      : { status: n % 2 ? 'confirmed' : 'hold' },
  percent: ({ deal }, n) => ({
    deal: { ...deal, kind: n % 2 ? 'versus' : 'door', percent: (n % 9999) / 100 },
  }),
  steps: ({ deal }, n) => ({ deal: { ...deal, steps: [{ tickets: n + 1, amount: n }] } }),
  costs: ({ deal }, n) => ({ deal: { ...deal, costs: 5 + n } }),
  minutes: ({ travel }, n) => ({ travel: { ...travel, minutes: n } }),
  route: ({ travel }, n) => ({ travel: { ...travel, note: `Platform ${n}` } }),
  radius: (_, n) => ({ radius: { distance: n + 1, unit: n % 2 ? 'km' : 'mi', before: n % 365, after: 7 } }),
  rider: ({ outcome }, n) => ({ outcome: { ...outcome, rider: n % 2 ? 'yes' : 'partly' } }),
  setUp: (_, n) => ({ setUp: n }),
  due: (gig, n) => ofShared(gig, { due: dayAfter('2027-01-01', n) }),
  paid: (gig, n) => ofShared(gig, { amount: 10_000 + n, paidOn: dayAfter('2027-01-01', n) }),
  public: ({ isPublic }) => ({ isPublic: !isPublic }),
} as const satisfies Record<string, Edit>;

/** Edits of items and lines that belong to `owner`, whom they begin with; everybody's with ''. */
export const itemEditsOf = (owner: string): Edit[] => [
  ({ payments }, n) =>
    payments.filter(({ id }) => id.startsWith(owner)).length < (owner === '' ? GIG_MOST.payments : 3)
      ? {
          payments: [...payments, { id: `${owner}n${n}`, kind: 'extra', amount: n, due: null, paidOn: null }],
        }
      : null,
  ({ payments }, n) => {
    const item = nth(payments, owner, n);
    const day = dayAfter('2027-01-01', n);
    const part = [{ due: day }, { paidOn: day }, { amount: 10_000 + n }][n % 3];
    return item ? { payments: put(payments, { ...item, ...part }) } : null;
  },
  ({ payments }, n) => ({ payments: payments.filter((item) => item !== nth(payments, owner, n)) }),
  ({ tasks }, n) => ({
    tasks: [{ id: `${owner}n${n}`, text: `Do ${n}`, due: null, doneOn: null }, ...tasks],
  }),
  ({ tasks }, n) => {
    const item = nth(tasks, owner, n);
    const part = n % 2 ? { text: `Do ${n}` } : { doneOn: dayAfter('2027-01-01', n) };
    return item ? { tasks: put(tasks, { ...item, ...part }) } : null;
  },
  ({ tasks }, n) => ({ tasks: tasks.filter((item) => item !== nth(tasks, owner, n)) }),
  ({ schedule, night }, n) => {
    const item = nth(schedule, owner, n);
    const label = `Act ${n}`;
    return n % 3 && item
      ? { schedule: put(schedule, { ...item, label }) }
      : {
          schedule: put(schedule, {
            id: `${owner}n${n}`,
            kind: 'act',
            label,
            start: `${night}T20:00`,
            end: null,
          }),
        };
  },
  ({ contacts }, n) => ({ contacts: [...contacts, { contactId: `con_${owner}${n}`, role: 'agent' }] }),
  ({ contacts }, n) => {
    const own = contacts.filter(({ contactId }) => contactId.startsWith(`con_${owner}`));
    return { contacts: contacts.filter((one) => one !== own[n % Math.max(1, own.length)]) };
  },
  ({ notes }, n) => {
    const lines = notes.split('\n');
    const own = lines.flatMap((line, at) => (line.startsWith(owner) ? [at] : []));
    const at = own[n % Math.max(1, own.length)];
    if (at === undefined) return { notes: `${notes}\n${owner} line ${n}`.trim() };
    const fresh = [`${owner} line ${n}`];
    return {
      notes: lines
        .toSpliced(at, n % 3 ? 1 : 0, ...(n % 3 === 1 ? [] : fresh))
        .join('\n')
        .trim(),
    };
  },
];

/** Edits that the others may clash with in more than one field. */
export const COUPLED_EDITS: Edit[] = [
  ({ payments, deal }) =>
    payments.length > 0 || deal.costs > 0 || deal.steps.length > 0 ? null : { fee: null },
  () => ({ payments: [], deal: { kind: 'flat', percent: 0, costs: 0, steps: [] }, fee: null }),
  (gig, n) => priced(gig, 5000 + n, 'GBP'),
  ({ tasks }) => ({ tasks: tasks.toReversed() }),
  () => ({ radius: null }),
  ({ status }) => (status === 'hold' ? null : { hold: null }),
];
