import * as z from 'zod/mini';
import { daySchema, idsOf, line } from '../document-fields-schema.ts';
import { noStrayControls, saysSomething, unixLines } from '../text.ts';
import { EVENTS, MOST_MONEY, UNITS } from './booking.ts';
import { DEAL_KINDS } from './deal.ts';
import {
  CALLED_OFF_BY,
  CONTACT_ROLES,
  GIG_LONGEST,
  GIG_MOST,
  PAYMENT_KINDS,
  RIDER_RESULTS,
  SCHEDULE_KINDS,
  TRAVEL_BY,
} from './gig.ts';
import { isCalendarDay, readMoment } from './moment.ts';

const chosen = <Id extends string>(words: Readonly<Record<Id, unknown>>) =>
  z.enum(idsOf(words as Readonly<Record<Id, string>>), 'Choose one of the list');
export const wholeNumber = (least: number, most: number) =>
  z
    .int('Give a whole number')
    .check(
      z.gte(least, `Use ${least.toLocaleString('en')} or more`),
      z.lte(most, `Use ${most.toLocaleString('en')} at most`),
    );
export const sum = z
  .int('Give a sum in the smallest unit of the currency, such as cents')
  .check(z.gte(0, 'Use 0 or more'), z.lte(MOST_MONEY, 'This sum is too large'));
export const day = daySchema().check(z.regex(/^20[0-8]/, 'Use a year from 2000 to 2089'));
export const longText = (longest: number) =>
  z
    .string('Write text')
    .check(
      unixLines,
      z.trim(),
      z.maxLength(longest, `Use at most ${longest.toLocaleString('en')} characters`),
      noStrayControls,
    );
export const filledLine = (longest: number, reason: string) =>
  line(longest, reason).check(z.refine(saysSomething, reason));
export const MOMENT_WORDS = 'Write a time such as 2027-03-14T23:00';
/** In any zone: it only has to be a time. */
export const isMoment = (text: string): boolean => readMoment(text, 'UTC') !== null;
/** Why a text is no time. */
export const notAMoment = ({ input }: { input?: unknown }): string => {
  const [day] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(String(input)) ?? [];
  return day && !isCalendarDay(day) ? 'There is no such day' : MOMENT_WORDS;
};
export const inYears = z.regex(/^20[0-8]/, 'Use a year from 2000 to 2089');
export const moment = z.string(MOMENT_WORDS).check(z.refine(isMoment, { error: notAMoment }), inYears);
/** Items of a list have ids of their own, so that two who change it at once change the same one. Their maker chooses them. */
export const itemId = z
  .string('Give it an id')
  .check(z.regex(/^[\da-z]{1,24}$/, 'Use letters a to z and digits'));
const distinct = <Item extends { id: string }>(items: readonly Item[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;
/** Of which each has an id of its own. */
export const items = <S extends z.ZodMiniType<{ id: string }>>(schema: S, most: number, what: string) =>
  z
    .array(schema, 'Give a list')
    .check(z.maxLength(most, `At most ${most} ${what}`), z.refine(distinct, 'Give each an id of its own'));

export const idOf = (prefix: string, what: string) =>
  z.string(what).check(z.regex(new RegExp(`^${prefix}_\\w{1,60}$`), what));

const paymentSchema = z.object({
  id: itemId,
  kind: chosen(PAYMENT_KINDS),
  amount: sum,
  /** The last day to pay on, and the day of the money. */
  due: z.nullable(day),
  paidOn: z.nullable(day),
});
const scheduleItemSchema = z.object({
  id: itemId,
  kind: chosen(SCHEDULE_KINDS),
  label: line(GIG_LONGEST.line),
  start: moment,
  end: z.nullable(moment),
});
const taskSchema = z.object({
  id: itemId,
  text: filledLine(GIG_LONGEST.task, 'Write what there is to do'),
  due: z.nullable(day),
  doneOn: z.nullable(day),
});
const gigContactSchema = z.object({
  contactId: idOf('con', 'Name a contact'),
  role: chosen(CONTACT_ROLES),
});

export const detailFields = {
  type: z.nullable(chosen(EVENTS)),
  /** Which place in the queue for the night, and until which day. */
  hold: z.nullable(z.object({ order: wholeNumber(1, 9), until: z.nullable(day) })),
  /** Beside the fee; sums in its currency. */
  deal: z.object({
    kind: chosen(DEAL_KINDS),
    percent: z
      .number('Give a number')
      .check(
        z.gte(0, 'Use 0 or more'),
        z.lte(100, 'Use 100 at most'),
        z.multipleOf(0.01, 'Use two decimals'),
      ),
    costs: sum,
    steps: z
      .array(z.object({ tickets: wholeNumber(1, 1_000_000), amount: sum }))
      .check(z.maxLength(GIG_MOST.bonusSteps, `At most ${GIG_MOST.bonusSteps} steps`)),
  }),
  payments: items(paymentSchema, GIG_MOST.payments, 'payments'),
  /** One way. Minutes and kilometres are those of the venue where nobody said. */
  travel: z.object({
    minutes: z.nullable(wholeNumber(0, 4320)),
    kilometres: z.nullable(wholeNumber(0, 25_000)),
    by: z.nullable(chosen(TRAVEL_BY)),
    from: line(GIG_LONGEST.line),
    note: line(GIG_LONGEST.line),
  }),
  /** Minutes between getting there and the set, and between the set and leaving. */
  setUp: z.nullable(wholeNumber(0, 1440)),
  packDown: z.nullable(wholeNumber(0, 1440)),
  schedule: items(scheduleItemSchema, GIG_MOST.schedule, 'times'),
  /** No other gig so near, for so many days before and after. */
  radius: z.nullable(
    z.object({
      distance: wholeNumber(1, 5000),
      unit: chosen(UNITS),
      before: wholeNumber(0, GIG_MOST.radiusDays),
      after: wholeNumber(0, GIG_MOST.radiusDays),
    }),
  ),
  contacts: z
    .array(gigContactSchema, 'Give a list')
    .check(z.maxLength(GIG_MOST.contacts, `At most ${GIG_MOST.contacts} contacts`)),
  /** The contract that it is under, or that is being written for it: by the id of the draft, or of what was made of it. */
  contract: z.nullable(idOf('(?:drf|gen)', 'Name a contract')),
  /** Whether the press kit may list it. */
  isPublic: z.boolean('Choose yes or no'),
  tasks: items(taskSchema, GIG_MOST.tasks, 'tasks'),
  notes: longText(GIG_LONGEST.notes),
  outcome: z.object({
    rider: z.nullable(chosen(RIDER_RESULTS)),
    calledOffBy: z.nullable(chosen(CALLED_OFF_BY)),
  }),
};
/** What a gig says beside what it is found, sorted and counted by. */
export const gigDetailsSchema = z.object(detailFields);
export type GigDetails = z.infer<typeof gigDetailsSchema>;
export type GigPayment = z.infer<typeof paymentSchema>;
export type ScheduleItem = z.infer<typeof scheduleItemSchema>;
export type GigTask = z.infer<typeof taskSchema>;
export type GigContact = z.infer<typeof gigContactSchema>;
