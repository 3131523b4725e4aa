import * as z from 'zod/mini';
import { FINISHED, listOf, type TextRules, UNFINISHED } from '#core/document-fields-schema.ts';
import { choice, decimal, money, part, whole, yesOrNo } from '#core/form-fields-schema.ts';
import { CLIENT_KINDS, EVENTS, MOST_MONEY, UNITS } from '#core/gigs/booking.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import { CURRENCIES } from '#core/profile.ts';
import { saysSomething } from '#core/text.ts';
import { CLAUSE_IDS } from './clauses/clause-ids.ts';
import {
  type Contract,
  DISPUTES,
  FORCE_MAJEURES,
  LATE_FEES,
  LONGEST,
  MOST,
  OVERTIMES,
  RECORDINGS,
  SETTINGS,
  TRAVELS,
  VAT_KINDS,
} from './contract.ts';
import { JURISDICTIONS } from './jurisdictions.ts';
import { BALANCE, DEPOSIT, dealSchema, paymentSchema, tiersSchema } from './payment-schema.ts';

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

/** Something for clauses of the library, in their order. */
const byClause = <Value extends z.ZodMiniType>(value: Value) =>
  z._default(
    z
      .partialRecord(z.enum(CLAUSE_IDS), value, 'Name clauses of the library')
      .check(
        z.overwrite(
          (record) =>
            Object.fromEntries(
              CLAUSE_IDS.flatMap((id) => (record[id] === undefined ? [] : [[id, record[id]]])),
            ) as typeof record,
        ),
      ),
    {},
  );

const paragraphSchema = ({ filledLine }: TextRules) =>
  filledLine(LONGEST.paragraph, 'Write the paragraph, or remove it');

const schemaWith = (rules: TextRules): z.ZodMiniType<Contract> => {
  const { line, filledLine, paragraphs, countedDay, whenFinished } = rules;
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
    artist: z.object(
      { ...partyFields(rules), stageName: filledLine(LONGEST.line, 'An artist name is needed') },
      'An artist is needed',
    ),
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
      z.array(countedDay).check(
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
    lateFee: part({ kind: choice(LATE_FEES, 'statutory'), amount: money(MOST_MONEY) }),
    vat: choice(VAT_KINDS, 'none'),
    overtime: part({
      kind: choice(OVERTIMES, 'multiple'),
      amount: money(MOST_MONEY),
      times: decimal(10, 1.5),
      step: z._default(z.union([z.literal(30), z.literal(60)], 'Choose 30 or 60 minutes'), 60),
    }),
    tiers: tiersSchema(rules),
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
      amount: money(MOST_MONEY),
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
    insurance: money(MOST_MONEY),
    isFeeConfidential: yesOrNo(true),
    law: part({
      place: choice(JURISDICTIONS, 'other'),
      country: line(LONGEST.line),
      dispute: choice(DISPUTES, 'talks'),
    }),
    clauses: byClause(z.boolean('Choose yes or no')),
    wording: byClause(
      z.array(paragraphSchema(rules), 'Give paragraphs').check(
        z.minLength(1, 'Write a paragraph, or take the clause out'),
        // Empty lines between paragraphs are typed as well.
        z.maxLength(MOST.paragraphs * 40, `At most ${MOST.paragraphs} paragraphs`),
        whenFinished(
          (paragraphs: string[]) => paragraphs.length <= MOST.paragraphs,
          `At most ${MOST.paragraphs} paragraphs`,
        ),
      ),
    ),
    ownClauses: listOf(
      z.object({
        title: filledLine(LONGEST.line, 'Write what the clause is called'),
        text: paragraphs(LONGEST.ownClause).check(whenFinished(saysSomething, 'Write the clause')),
      }),
      MOST.ownClauses,
      'clauses',
    ),
  });
};

/** A contract as it comes from outside. The artist's name alone is enough: what is missing is left to be filled in by hand. */
export const contractSchema = schemaWith(FINISHED);

/** A contract that somebody is still writing: every text as it was typed. */
export const contractDraftSchema = schemaWith(UNFINISHED);
