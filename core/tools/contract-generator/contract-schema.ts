import * as z from 'zod/mini';
import { FINISHED, idsOf, listOf, type TextRules } from '#core/document-fields-schema.ts';
import type { Tier } from '#core/gigs/cancellation.ts';
import { DEAL_KINDS, type Deal } from '#core/gigs/deal.ts';
import type { Due, Payment, Share } from '#core/gigs/payment-schedule.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import { CURRENCIES } from '#core/profile.ts';
import { CLAUSE_IDS } from './clauses/clause-ids.ts';
import {
  CLIENT_KINDS,
  type Contract,
  DISPUTES,
  EVENTS,
  FORCE_MAJEURES,
  LATE_FEES,
  LONGEST,
  MOST,
  MOST_MONEY,
  OVERTIMES,
  RECORDINGS,
  SETTINGS,
  TRAVELS,
  UNITS,
  VAT_KINDS,
} from './contract.ts';
import { JURISDICTIONS } from './jurisdictions.ts';

/** A part whose fields all have a default. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => z.prefault(z.object(shape), {} as never);

const choice = <Id extends string>(words: Readonly<Record<Id, string>>, otherwise: NoInfer<Id>) =>
  z._default(z.enum(idsOf(words), 'Choose one of the list'), otherwise);
const yesOrNo = (otherwise: boolean) => z._default(z.boolean('Choose yes or no'), otherwise);

const whole = (least: number, most: number, otherwise: number) =>
  z._default(
    z
      .int('Give a whole number')
      .check(
        z.gte(least, `Use ${least.toLocaleString('en')} or more`),
        z.lte(most, `Use ${most.toLocaleString('en')} at most`),
      ),
    otherwise,
  );
const money = (otherwise = 0) =>
  z._default(
    z
      .int('Give a sum in the smallest unit of the currency, such as cents')
      .check(z.gte(0, 'Use 0 or more'), z.lte(MOST_MONEY, 'This sum is too large')),
    otherwise,
  );
/** With two decimals at most, which sums are counted with exactly. */
const decimal = (most: number, otherwise: number) =>
  z._default(
    z.number('Give a number').check(
      z.gte(0, 'Use 0 or more'),
      z.lte(most, `Use ${most} at most`),
      z.refine(
        (value: number) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6,
        'Use two decimals at most',
      ),
    ),
    otherwise,
  );

const timeSchema = z._default(
  z
    .string('Write a time such as 22:30')
    .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Write a time such as 22:30')),
  '',
);

const partyFields = ({ line, optionalEmail }: TextRules) => ({
  name: line(LONGEST.name),
  address: line(LONGEST.address),
  taxId: line(LONGEST.reference),
  email: optionalEmail,
  phone: line(LONGEST.reference),
  signer: line(LONGEST.line),
  signerRole: line(LONGEST.line),
});

const shareSchema = (kinds: readonly [Share['kind'], ...Share['kind'][]], otherwise: Share) =>
  z._default(
    z.object({
      kind: z._default(z.enum(kinds, 'Choose one of the list'), otherwise.kind),
      percent: decimal(100, otherwise.percent),
      amount: money(),
    }),
    otherwise,
  );

const dueSchema = ({ day }: TextRules, otherwise: Due) =>
  z._default(
    z
      .object({
        from: z._default(z.enum(['signing', 'event', 'date'], 'Choose one of the list'), otherwise.from),
        days: whole(-365, 365, otherwise.days),
        date: z._default(z.union([z.literal(''), day], 'Write a date such as 2027-01-16'), ''),
      })
      .check(
        z.refine(({ from, days }: Due) => from !== 'signing' || days >= 0, {
          error: 'A payment can’t be due before signing',
          path: ['days'],
        }),
      ),
    otherwise,
  );

const paymentSchema = (
  rules: TextRules,
  kinds: readonly [Share['kind'], ...Share['kind'][]],
  { share, due }: Payment,
): z.ZodMiniType<Payment> => part({ share: shareSchema(kinds, share), due: dueSchema(rules, due) });

/** Half within a week of signing: the share that terms name most often. field: hifly, chicago */
const DEPOSIT: Payment = {
  share: { kind: 'percent', percent: 50, amount: 0 },
  due: { from: 'signing', days: 7, date: '' },
};
/** A week before the night. field: 7, 10 or 14 days */
const BALANCE: Payment = {
  share: { kind: 'rest', percent: 50, amount: 0 },
  due: { from: 'event', days: -7, date: '' },
};
/** Steps rather than one cut-off. field: engaged, lawpigeon */
const TIERS: Tier[] = [
  { days: 30, percent: 25 },
  { days: 7, percent: 50 },
  { days: 0, percent: 100 },
];

const dealSchema = part({
  kind: choice(DEAL_KINDS, 'flat'),
  fee: money(),
  percent: decimal(100, 70),
  costs: money(),
  steps: listOf(z.object({ tickets: whole(1, 1_000_000, 100), amount: money() }), MOST.bonusSteps, 'steps'),
}) as z.ZodMiniType<Deal>;

const tiersSchema = z._default(
  z.array(z.object({ days: whole(0, 730, 0), percent: decimal(100, 100) })).check(
    z.minLength(1, 'Say what is owed if the client cancels'),
    z.maxLength(MOST.tiers, `At most ${MOST.tiers} steps`),
    z.refine(
      (tiers: Tier[]) => new Set(tiers.map(({ days }) => days)).size === tiers.length,
      'Two steps begin on the same day',
    ),
  ),
  TIERS,
);

const paragraphSchema = ({ filledLine }: TextRules) =>
  filledLine(LONGEST.paragraph, 'Write the paragraph, or remove it');

const schemaWith = (rules: TextRules): z.ZodMiniType<Contract> => {
  const { line, filledLine, paragraphs, day } = rules;
  return z.object({
    title: line(LONGEST.title),
    reference: line(LONGEST.reference),
    event: choice(EVENTS, 'club'),
    look: part({
      usesBrandKit: yesOrNo(true),
      size: z._default(
        z.enum(Object.keys(PAGE_SIZES) as [PageSize, ...PageSize[]], 'Choose A4 or Letter'),
        'A4',
      ),
    }),
    artist: z.object({
      ...partyFields(rules),
      stageName: filledLine(LONGEST.line, 'An artist name is needed'),
    }),
    client: part({
      ...partyFields(rules),
      kind: choice(CLIENT_KINDS, 'business'),
      isSignerLiable: yesOrNo(false),
    }),
    show: part({
      name: line(LONGEST.name),
      venue: line(LONGEST.name),
      address: line(LONGEST.address),
      guests: whole(0, 1_000_000, 0),
      setting: choice(SETTINGS, 'indoor'),
      style: line(LONGEST.line),
    }),
    nights: z._default(
      z.array(day).check(
        z.maxLength(MOST.nights, `At most ${MOST.nights} nights`),
        z.overwrite((nights: string[]) => [...new Set(nights)].sort()),
      ),
      [],
    ),
    zone: z._default(
      z
        .string('Choose a time zone')
        .check(z.refine((zone: string) => zone === '' || isZone(zone), 'Choose a time zone of the list')),
      '',
    ),
    times: part({
      ...{ loadIn: timeSchema, soundCheck: timeSchema, start: timeSchema, end: timeSchema },
      isAfterMidnight: yesOrNo(false),
      mayShift: whole(0, 240, 30),
    }),
    currency: z._default(z.enum(CURRENCIES, 'Choose a currency of the list'), 'EUR'),
    deal: dealSchema,
    deposit: paymentSchema(rules, ['percent', 'amount'], DEPOSIT),
    balance: paymentSchema(rules, ['rest', 'percent', 'amount'], BALANCE),
    lateFee: part({ kind: choice(LATE_FEES, 'statutory'), amount: money() }),
    vat: choice(VAT_KINDS, 'none'),
    overtime: part({
      kind: choice(OVERTIMES, 'multiple'),
      amount: money(),
      times: decimal(10, 1.5),
      step: z._default(z.union([z.literal(30), z.literal(60)], 'Choose 30 or 60 minutes'), 60),
    }),
    tiers: tiersSchema,
    refundDays: whole(1, 90, 14),
    postponementDays: whole(0, 365, 30),
    forceMajeure: choice(FORCE_MAJEURES, 'returns'),
    rider: listOf(
      z.object({
        what: filledLine(LONGEST.reference, 'Write what it is for, such as Players'),
        need: filledLine(LONGEST.line, 'Write what you need'),
        or: line(LONGEST.line),
      }),
      MOST.riderLines,
      'lines',
    ),
    sockets: whole(0, 20, 4),
    hospitality: part({
      guests: whole(0, 100, 2),
      lines: listOf(filledLine(LONGEST.line, 'Write what it is'), MOST.hospitalityLines, 'lines'),
    }),
    travel: part({
      kind: choice(TRAVELS, 'client'),
      amount: money(),
      route: line(LONGEST.line),
      hotel: line(LONGEST.line),
      people: whole(1, 50, 1),
    }),
    safetyMinutes: whole(5, 120, 15),
    recording: choice(RECORDINGS, 'none'),
    billing: line(LONGEST.line),
    radius: part({
      distance: whole(1, 5000, 50),
      unit: choice(UNITS, 'km'),
      before: whole(0, 365, 14),
      after: whole(0, 365, 14),
    }),
    insurance: money(),
    isFeeConfidential: yesOrNo(true),
    law: part({
      place: choice(JURISDICTIONS, 'other'),
      country: line(LONGEST.line),
      dispute: choice(DISPUTES, 'talks'),
    }),
    clauses: z._default(z.partialRecord(z.enum(CLAUSE_IDS), z.boolean('Choose yes or no')), {}),
    wording: z._default(
      z.partialRecord(
        z.enum(CLAUSE_IDS),
        z
          .array(paragraphSchema(rules))
          .check(
            z.minLength(1, 'Write a paragraph, or take the clause out'),
            z.maxLength(MOST.paragraphs, `At most ${MOST.paragraphs} paragraphs`),
          ),
      ),
      {},
    ),
    ownClauses: listOf(
      z.object({
        title: filledLine(LONGEST.line, 'Write what the clause is called'),
        text: paragraphs(LONGEST.ownClause).check(
          z.refine((text: string) => text.trim() !== '', 'Write the clause'),
        ),
      }),
      MOST.ownClauses,
      'clauses',
    ),
  });
};

/** A contract as it comes from outside. The artist's name alone is enough: what is missing is left to be filled in by hand. */
export const contractSchema = schemaWith(FINISHED);
