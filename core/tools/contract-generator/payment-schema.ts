import * as z from 'zod/mini';
import { listOf, type TextRules } from '#core/document-fields-schema.ts';
import { choice, decimal, money, part, whole } from '#core/form-fields-schema.ts';
import { MOST_MONEY } from '#core/gigs/booking.ts';
import type { Tier } from '#core/gigs/cancellation.ts';
import { DEAL_KINDS, type Deal } from '#core/gigs/deal.ts';
import type { Due, Payment, Share } from '#core/gigs/payment-schedule.ts';
import { MOST } from './contract.ts';

const shareSchema = (kinds: readonly [Share['kind'], ...Share['kind'][]], otherwise: Share) =>
  z._default(
    z.object({
      kind: z._default(z.enum(kinds, 'Choose one of the list'), otherwise.kind),
      percent: decimal(100, otherwise.percent),
      amount: money(MOST_MONEY),
    }),
    otherwise,
  );

const dueSchema = ({ countedDay, whenFinished }: TextRules, otherwise: Due) =>
  z._default(
    z
      .object({
        from: z._default(z.enum(['signing', 'event', 'date'], 'Choose one of the list'), otherwise.from),
        days: whole(-365, 365, 0),
        date: z._default(z.union([z.literal(''), countedDay], 'Write a date such as 2027-01-16'), ''),
      })
      .check(
        whenFinished(({ from, days }: Due) => from !== 'signing' || days >= 0, {
          error: 'A payment can’t be due before signing',
          path: ['days'],
        }),
      ),
    otherwise,
  );

export const paymentSchema = (
  rules: TextRules,
  kinds: readonly [Share['kind'], ...Share['kind'][]],
  { share, due }: Payment,
): z.ZodMiniType<Payment> => part({ share: shareSchema(kinds, share), due: dueSchema(rules, due) });

/** Half within a week of signing: the share that terms name most often. field: hifly, chicago */
export const DEPOSIT: Payment = {
  share: { kind: 'percent', percent: 50, amount: 0 },
  due: { from: 'signing', days: 7, date: '' },
};
/** A week before the night. field: 7, 10 or 14 days */
export const BALANCE: Payment = {
  share: { kind: 'rest', percent: 50, amount: 0 },
  due: { from: 'event', days: -7, date: '' },
};
/** Steps rather than one cut-off. field: engaged, lawpigeon */
const TIERS: Tier[] = [
  { days: 30, percent: 25 },
  { days: 7, percent: 50 },
  { days: 0, percent: 100 },
];

export const dealSchema = part({
  kind: choice(DEAL_KINDS, 'flat'),
  fee: money(MOST_MONEY),
  percent: decimal(100, 70),
  costs: money(MOST_MONEY),
  steps: listOf(
    z.object({ tickets: whole(1, 1_000_000, 100), amount: money(MOST_MONEY) }),
    MOST.bonusSteps,
    'steps',
  ),
}) as z.ZodMiniType<Deal>;

export const tiersSchema = ({ whenFinished }: TextRules) =>
  z._default(
    z.array(z.object({ days: whole(0, 730, 0), percent: decimal(100, 100) })).check(
      z.minLength(1, 'Say what is owed if the client cancels'),
      z.maxLength(MOST.tiers, `At most ${MOST.tiers} steps`),
      whenFinished(
        (tiers: Tier[]) => new Set(tiers.map(({ days }) => days)).size === tiers.length,
        'Two steps begin on the same day',
      ),
    ),
    TIERS,
  );
