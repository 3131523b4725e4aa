import fc from 'fast-check';
import { PLAIN_BRANDING } from '#core/branding.ts';
import { CLIENT_KINDS, EVENTS, UNITS } from '#core/gigs/booking.ts';
import { DEAL_KINDS } from '#core/gigs/deal.ts';
import type { Share } from '#core/gigs/payment-schedule.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { clausesOf } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { plainFilled } from '#core/tools/contract-generator/clauses/fill-text.ts';
import {
  type Contract,
  DISPUTES,
  FORCE_MAJEURES,
  LATE_FEES,
  OVERTIMES,
  RECORDINGS,
  SETTINGS,
  TRAVELS,
  VAT_KINDS,
} from '#core/tools/contract-generator/contract.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { signedPaper } from '#core/tools/contract-generator/paper/addendum-paper.ts';
import type { ContractParts, PrintedSigning } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { anySignature, SHA256 } from './signatures.ts';

export const MADE_AT = new Date('2026-11-02T21:41:00Z');

/** A night at a club in Lyon, everything invented. */
export const LYON: Contract = contractSchema.parse({
  reference: 'NOV-2026-031',
  event: 'club',
  artist: {
    stageName: 'DJ NOVA',
    name: 'Mara Novak',
    address: 'Weserstraße 40, 12045 Berlin, Germany',
    taxId: 'DE 123 456 789',
    email: 'mara@djnova.example',
    phone: '+49 30 5550 142',
  },
  client: {
    name: 'Festival Société Lumière SAS',
    address: '12 quai de Saône, 69002 Lyon, France',
    taxId: 'FR 12 345678901',
    email: 'artists@societe-lumiere.example',
    signer: 'Camille Perrin',
    signerRole: 'Director',
  },
  show: {
    name: 'Nuits Électriques',
    venue: 'Les Subsistances',
    address: '8 bis quai Saint-Vincent, 69001 Lyon',
    guests: 1200,
    style: 'Techno, hard groove',
  },
  nights: ['2026-12-12'],
  zone: 'Europe/Paris',
  times: { loadIn: '19:00', soundCheck: '20:00', start: '22:00', end: '00:00' },
  currency: 'EUR',
  deal: { kind: 'flat', fee: 280_000 },
  deposit: { due: { from: 'event', days: -14 } },
  vat: 'reverse',
  overtime: { kind: 'sum', amount: 35_000 },
  rider: [
    { what: 'Players', need: '3 × CDJ-3000, linked', or: '2 × CDJ-3000' },
    { what: 'Mixer', need: 'DJM-V10', or: 'DJM-A9' },
    { what: 'Monitors', need: 'Two, at ear height, volume in the booth' },
  ],
  hospitality: { guests: 4, lines: ['Still water', 'A warm meal before 21:00', 'A room that can be locked'] },
  travel: { route: 'BER–LYS return, 1 person', hotel: '1 single room, 1 night' },
  law: { place: 'eu', country: 'France' },
});

export const contractParts = (contract: Contract, more: Partial<ContractParts> = {}): ContractParts => ({
  ...{ contract, ground: groundOf(PLAIN_BRANDING), logoOn: () => null, madeAt: MADE_AT },
  ...more,
});

/** Every line of the clauses of a contract, each with its number, and with plain spaces. */
export function clauseLines(contract: Contract): string[] {
  const { clauses, figures } = clausesOf(contract);
  return clauses.flatMap(({ number, title, paragraphs }) => [
    `${number} ${title}`,
    ...paragraphs.map(
      (paragraph, index) =>
        `${number}.${index + 1} ${plainFilled(paragraph, figures).replaceAll('\u00A0', ' ')}`,
    ),
  ]);
}

/** A contract, or an addendum to it, with the fonts that it needs, laid out. */
export function laidOutContract(contract: Contract, more: Partial<ContractParts> = {}) {
  const paper = signedPaper(contractParts(contract, more));
  const files = readLogoFonts(neededFiles(paper));
  return { paper, files, laidOut: layOut(paper, files) };
}

const WORDS = [
  ...['Nachtbus', 'Łódź', 'São Paulo', 'of', '303', 'a-very-long-name-of-a-night-that-never-ends'],
  ...['火曜日の夜', '서울', 'ไทย', 'Київ', 'שלום', 'نور', 'नमस्ते', '🔥', '&<script>', '{fee}', '**x**', '€5'],
];
const text = (longest: number, least = 0): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: least, maxLength: 30 })
    .map((words) => words.join(' ').slice(0, longest).toWellFormed().replaceAll('�', '').trim());
/** Never empty. */
export const anyFilled = (longest: number): fc.Arbitrary<string> =>
  text(longest - 2, 1).map((words) => `n ${words}`.trim());
const list = <T>(each: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.array(each, { maxLength: most });
const key = <Id extends string>(words: Readonly<Record<Id, unknown>>): fc.Arbitrary<Id> =>
  fc.constantFrom(...(Object.keys(words) as Id[]));
const money = fc.oneof(fc.constantFrom(0, 1, 99), fc.integer({ min: 100, max: 50_000_000 }));
const percent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
const time = fc.constantFrom('', '00:00', '02:30', '09:15', '14:00', '22:00', '23:59');
export const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => dayAfter('2026-01-01', days));
const share = (...kinds: Share['kind'][]) =>
  fc.record({ kind: fc.constantFrom(...kinds), percent, amount: money });
const due = fc.record({
  from: fc.constantFrom('signing', 'event', 'date'),
  days: fc.integer({ min: 0, max: 60 }),
  date: anyDay,
});
const party = {
  ...{ name: text(120), address: text(160), taxId: text(40), signer: text(80), signerRole: text(80) },
  email: fc.constantFrom('', 'office@meridian.example'),
  phone: fc.constantFrom('', '+49 30 5550 142'),
};

const signed = fc.record({
  name: fc.oneof(fc.constant('Mara Novak'), anyFilled(80)),
  ...{ title: text(160), signature: anySignature },
  at: anyDay.map((date) => `${date}T23:59:59.999Z`),
  zone: fc.constantFrom('', 'Europe/Paris', 'America/St_Johns'),
});

/** None, a version that nobody signed yet, and one that one side or both did. */
export const anySigning: fc.Arbitrary<PrintedSigning | undefined> = fc.option(
  fc.record({
    version: fc.integer({ min: 1, max: 99 }),
    sha256: fc.constantFrom(null, SHA256),
    signatures: fc.record({ artist: signed, client: signed }, { requiredKeys: [] }),
  }),
  { nil: undefined },
);

/** Any contract that the schema takes: every event, deal and option, one night and many, long names in every script. */
export const anyContract: fc.Arbitrary<Contract> = fc
  .record({
    reference: text(40),
    event: key(EVENTS),
    look: fc.record({ size: fc.constantFrom('A4', 'Letter') }),
    artist: fc.record({ ...party, stageName: anyFilled(80) }),
    client: fc.record({ ...party, kind: key(CLIENT_KINDS), isSignerLiable: fc.boolean() }),
    show: fc.record({
      ...{ name: text(120), venue: text(120), address: text(160), style: text(80), setting: key(SETTINGS) },
      guests: fc.integer({ min: 0, max: 90_000 }),
    }),
    nights: fc.oneof(
      fc.constant([]),
      anyDay.map((one) => [one]),
      list(anyDay, 60),
    ),
    zone: fc.constantFrom('', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'),
    times: fc.record({
      ...{ loadIn: time, soundCheck: time, start: time, end: time, isAfterMidnight: fc.boolean() },
      mayShift: fc.constantFrom(0, 30),
    }),
    currency: fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'CHF'),
    deal: fc.record({
      ...{ kind: key(DEAL_KINDS), fee: money, percent, costs: money },
      steps: list(fc.record({ tickets: fc.integer({ min: 1, max: 5000 }), amount: money }), 6),
    }),
    deposit: fc.record({ share: share('percent', 'amount'), due }),
    balance: fc.record({ share: share('rest', 'percent', 'amount'), due }),
    lateFee: fc.record({ kind: key(LATE_FEES), amount: money }),
    vat: key(VAT_KINDS),
    overtime: fc.record({
      ...{ kind: key(OVERTIMES), amount: money, times: fc.constantFrom(1, 1.5, 2.25) },
      step: fc.constantFrom(30 as const, 60 as const),
    }),
    tiers: fc.uniqueArray(fc.record({ days: fc.integer({ min: 0, max: 120 }), percent }), {
      ...{ minLength: 1, maxLength: 6, selector: ({ days }) => days },
    }),
    forceMajeure: key(FORCE_MAJEURES),
    rider: list(fc.record({ what: anyFilled(40), need: anyFilled(80), or: text(80) }), 16),
    hospitality: fc.record({ guests: fc.integer({ min: 0, max: 9 }), lines: list(anyFilled(80), 12) }),
    travel: fc.record({
      ...{ kind: key(TRAVELS), amount: money, route: text(80), hotel: text(80) },
      people: fc.integer({ min: 1, max: 4 }),
    }),
    recording: key(RECORDINGS),
    billing: text(80),
    radius: fc.record({ distance: fc.integer({ min: 1, max: 300 }), unit: key(UNITS) }),
    insurance: money,
    isFeeConfidential: fc.boolean(),
    law: fc.record({ country: text(80), dispute: key(DISPUTES) }),
    clauses: fc.dictionary(fc.constantFrom(...CLAUSE_IDS), fc.boolean(), { maxKeys: 10 }),
    wording: fc.dictionary(
      fc.constantFrom(...CLAUSE_IDS),
      fc.array(anyFilled(1500), { minLength: 1, maxLength: 12 }),
      { maxKeys: 4 },
    ),
    ownClauses: list(
      fc.record({
        title: anyFilled(80),
        text: fc.array(anyFilled(900), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
      }),
      12,
    ),
  })
  .map((contract) => contractSchema.parse(contract));
