import fc from 'fast-check';
import { chained } from '#core/signing/entry-chain.ts';
import {
  DECLINE_REASONS,
  type Entry,
  type EnvelopeEvent,
  MAIL_KINDS,
  ORDERS,
  ROLES,
  type Role,
  VOIDED,
} from '#core/signing/envelope.ts';
import { ANSWERS } from '#core/signing/proposal.ts';
import { LATER } from './addenda.ts';
import { anyFilled } from './contracts.ts';
import { anySignature } from './signatures.ts';

const key = <Id extends string>(words: Readonly<Record<Id, unknown>>): fc.Arbitrary<Id> =>
  fc.constantFrom(...(Object.keys(words) as Id[]));
/** As somebody types it who means no good: any character there is, on several lines. */
const words = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(anyFilled(longest), fc.string({ unit: 'binary', maxLength: Math.min(longest, 300) }));
const email = fc.oneof(
  fc.constant('mara@djnova.example'),
  fc
    .integer({ min: 1, max: 60 })
    .map((times) => `${'x-y_z+'.repeat(times % 10)}${'w'.repeat(3 * times)}@djnova.example`),
);
const role = fc.constantFrom(...ROLES);
const version = fc.integer({ min: 1, max: 99 });
const sha256 = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const document = fc.record({
  sha256,
  ...{ size: fc.integer({ min: 1, max: 9_000_000 }), pages: fc.integer({ min: 1, max: 60 }) },
});
const signerFor = (role: Role) =>
  fc.record({ role: fc.constant(role), name: words(80), email, title: words(160) });

const sent = fc.record(
  {
    type: fc.constant('sent' as const),
    ...{ version, title: anyFilled(120), document, order: key(ORDERS), note: words(1000) },
    signers: fc.tuple(signerFor('artist'), signerFor('client')),
    expiresAt: fc.constant('2027-01-02T23:00:00.000Z'),
    eventAt: fc.constant(null),
    addendum: fc.constant({ number: LATER.number, original: { ...LATER.original, envelope: 'env_0' } }),
  },
  {
    requiredKeys: [
      'type',
      'version',
      'title',
      'document',
      'order',
      'note',
      'signers',
      'expiresAt',
      'eventAt',
    ],
  },
);

const signedBy = (role: Role) =>
  fc.record({
    type: fc.constant('signed' as const),
    ...{
      version,
      role: fc.constant(role),
      sha256,
      name: words(80),
      signature: anySignature,
      consent: words(400),
    },
  });

const paragraphs = fc.array(words(2000), { minLength: 1, maxLength: 4 });
const between: fc.Arbitrary<EnvelopeEvent> = fc.oneof(
  sent,
  fc.record({
    type: fc.constantFrom('mailed' as const, 'undelivered' as const),
    ...{ kind: key(MAIL_KINDS), role, to: email, key: fc.constant('key') },
  }),
  fc.record({ type: fc.constant('opened' as const), version, role }),
  role.chain(signedBy),
  fc.record({
    type: fc.constant('declined' as const),
    version,
    reason: key(DECLINE_REASONS),
    words: words(2000),
  }),
  fc.record({ type: fc.constant('commented' as const), role, words: words(2000) }),
  fc.record({
    ...{ type: fc.constant('proposed' as const), version, why: words(1000) },
    change: fc.record({
      ...{ clause: fc.integer({ min: 1, max: 40 }), title: words(80) },
      ...{ before: paragraphs, after: fc.option(paragraphs) },
    }),
  }),
  fc.record({ type: fc.constant('proposal-withdrawn' as const), version, proposal: version }),
  fc.record({
    ...{ type: fc.constant('answered' as const), version },
    answers: fc.array(fc.record({ proposal: version, kind: key(ANSWERS), words: words(1000) }), {
      maxLength: 30,
    }),
  }),
  role.chain((role) => fc.record({ type: fc.constant('signer-changed' as const), signer: signerFor(role) })),
  fc.record({ type: fc.constant('voided' as const), version, why: key(VOIDED) }),
  fc.record({ type: fc.constant('expired' as const), version }),
);

const by = fc.record({
  role: fc.constantFrom(...ROLES, 'deckhand' as const),
  name: words(80),
});
const from = fc.option(
  fc.record({
    address: fc.constantFrom('', '192.0.2.44', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'),
    agent: words(300),
    zone: fc.constantFrom('', 'Europe/Paris', 'America/Argentina/ComodRivadavia'),
  }),
);
const entry = (event: fc.Arbitrary<EnvelopeEvent>) => fc.record({ by, from, event });

/** Any record from what was sent to what completed it, in any order between, and whatever people wrote. */
export const anyRecord: fc.Arbitrary<Entry[]> = fc
  .tuple(
    entry(sent),
    fc.array(entry(between), { maxLength: 60 }),
    ...ROLES.map((role) => entry(signedBy(role))),
    entry(fc.record({ type: fc.constant('completed' as const), version, document })),
  )
  .map(([first, happened, ...rest]) => {
    const record: Entry[] = [];
    for (const [index, each] of [first, ...happened, ...rest].entries()) {
      const at = new Date(Date.parse('2026-11-02T21:41:00Z') + index * 3_601_000).toISOString();
      record.push(chained(record.at(-1), { envelope: 'env_1', at, ...each }));
    }
    return record;
  });
