import { chained } from '#core/signing/entry-chain.ts';
import type {
  Actor,
  Entry,
  EnvelopeEvent,
  MailKind,
  Order,
  Role,
  VoidReason,
} from '#core/signing/envelope.ts';
import { envelopeOf } from '#core/signing/envelope-state.ts';
import type { GivenAnswer, ProposedChange } from '#core/signing/proposal.ts';
import type { Addendum } from '#core/tools/contract-generator/addendum.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import type { SigningPage } from '#core/tools/contract-generator/signing-page/page-parts.ts';
import { LATER } from './addenda.ts';
import { contractParts, LYON } from './contracts.ts';

export const TOKEN = 'af'.repeat(16);
export const SHA256 = 'e0d2747b'.repeat(8);
/** What happened comes minute after minute from here. */
const BEGIN = Date.parse('2026-11-03T08:00:00Z');
export const NOW = new Date('2026-11-04T10:00:00Z');
export const EXPIRES_AT = '2026-12-02T23:00:00.000Z';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const FROM = { address: '192.0.2.44', agent: IPHONE, zone: 'Europe/Paris' };

const ACTORS: Readonly<Record<Actor['role'], Actor>> = {
  artist: { role: 'artist', name: 'Mara Novak' },
  client: { role: 'client', name: 'Camille Perrin' },
  deckhand: { role: 'deckhand', name: 'Deckhand' },
};

/** An event, and who did it. */
export type Happened = readonly [by: Actor['role'], event: EnvelopeEvent];

export const sent = (
  more: Partial<{ version: number; order: Order; note: string; client: string; sha256: string }> = {},
): Happened => {
  const { version = 1, order = 'client-first', note = '', client = ACTORS.client.name } = more;
  const { sha256 = SHA256 } = more;
  return [
    'artist',
    {
      ...{ type: 'sent', version, order, note, title: 'Nuits Électriques, 12 Dec 2026' },
      document: { sha256, size: 214_000, pages: 6 },
      signers: [
        { role: 'artist', name: ACTORS.artist.name, email: 'mara@djnova.example', title: '' },
        { role: 'client', name: client, email: 'artists@societe-lumiere.example', title: 'Head of booking' },
      ],
      expiresAt: EXPIRES_AT,
      eventAt: '2026-12-12T21:00:00.000Z',
    },
  ];
};

/** The addendum `LATER`, which is sent. */
export const sentAddendum = (more: Parameters<typeof sent>[0] = {}): Happened => {
  const [by, event] = sent(more);
  const { version, sha256 } = LATER.original;
  if (event.type !== 'sent') throw new Error('Nothing was sent');
  return [
    by,
    {
      ...event,
      title: `Addendum ${LATER.number}: ${event.title}`,
      document: { ...event.document, pages: 1 },
      addendum: { number: LATER.number, original: { envelope: 'env_0', version, sha256 } },
    },
  ];
};

export const opened = (role: Role, version = 1): Happened => [role, { type: 'opened', role, version }];

export const commented = (role: Role, words: string): Happened => [role, { type: 'commented', role, words }];

/** Given in ink by the artist, typed by the client. */
export const signed = (
  role: Role,
  { name = ACTORS[role].name, version = 1, sha256 = SHA256 } = {},
): Happened => [
  role,
  {
    ...{ type: 'signed', role, version, sha256, name, consent: 'I agree.' },
    signature:
      role === 'client'
        ? { kind: 'typed' }
        : {
            kind: 'drawn',
            width: 620,
            height: 296,
            strokes: [
              [20, 100, 40, 20, 60, 100, 80, 20],
              [90, 90],
            ],
          },
  },
];

export const declined = (words: string): Happened => [
  'client',
  { type: 'declined', version: 1, reason: 'terms', words },
];

export const voided = (why: VoidReason): Happened => ['artist', { type: 'voided', version: 1, why }];

/** By the client, of the clause on recordings unless it is said otherwise. */
export const proposed = (change: Partial<ProposedChange>, { why = '', version = 1 } = {}): Happened => [
  'client',
  {
    ...{ type: 'proposed', version, why },
    change: { clause: 17, title: 'Recording', before: ['Nobody records the set.'], after: null, ...change },
  },
];

/** `proposal` is the place of what is answered in all that happened, from 1. */
export const answered = (
  proposal: number,
  kind: GivenAnswer['kind'],
  { words = '', version = 1 } = {},
): Happened => ['artist', { type: 'answered', version, answers: [{ proposal, kind, words }] }];

export const takenBack = (proposal: number): Happened => [
  'client',
  { type: 'proposal-withdrawn', version: 1, proposal },
];

/** A mail to a side, at the address that it was sent to first. */
export const mailed = (role: Role, kind: MailKind, type: 'mailed' | 'undelivered' = 'mailed'): Happened => {
  const to = role === 'artist' ? 'mara@djnova.example' : 'artists@societe-lumiere.example';
  return ['deckhand', { type, kind, role, to, key: `${kind}-${role}` }];
};

export const completed: Happened = [
  'deckhand',
  { type: 'completed', version: 1, document: { sha256: 'ab12cd34'.repeat(8), size: 231_400, pages: 7 } },
];

/** The record of what happened. */
export function recordOf(happened: readonly Happened[]): Entry[] {
  const record: Entry[] = [];
  for (const [index, [role, event]] of happened.entries()) {
    const at = new Date(BEGIN + index * 60_000).toISOString();
    const from = role === 'deckhand' ? null : FROM;
    record.push(chained(record.at(-1), { envelope: 'env_1', at, by: ACTORS[role], from, event }));
  }
  return record;
}

/** A contract, or the addendum to it that was sent, as a side reads it after all that. */
export function pageAfter(
  happened: readonly Happened[],
  more: Partial<Pick<SigningPage, 'role' | 'now' | 'before'>> & {
    contract?: Contract;
    addendum?: Addendum;
  } = {},
): SigningPage {
  const { contract = LYON, addendum = LATER, role = 'client', now = NOW, before = null } = more;
  const entries = recordOf(happened);
  const envelope = envelopeOf(entries);
  const parts = contractParts(contract, envelope.addendum ? { addendum } : {});
  const screen = '/contract-generator?view=gen_1';
  return { envelope, entries, role, parts, before, token: TOKEN, screen, now };
}
