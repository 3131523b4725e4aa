import { chained } from '#core/signing/entry-chain.ts';
import type { Actor, Entry, EnvelopeEvent, Origin, SignedDocument } from '#core/signing/envelope.ts';
import type { Signature } from '#core/signing/signature.ts';
import { consentWords } from '#core/tools/contract-generator/signing-page/consent-words.ts';
import { SAMPLE_CONTRACT } from './sample-contract.ts';

const ENVELOPE = 'env_sample';
const { artist, client } = SAMPLE_CONTRACT;
export const SIGNERS = [
  { role: 'artist', name: artist.name, email: artist.email, title: '' },
  { role: 'client', name: client.signer, email: client.email, title: client.signerRole },
] as const;

const BY: Readonly<Record<'artist' | 'client' | 'deckhand', Actor>> = {
  artist: { role: 'artist', name: artist.name },
  client: { role: 'client', name: client.signer },
  deckhand: { role: 'deckhand', name: 'Deckhand' },
};
/** Addresses that are kept for examples: RFC 5737. */
const FROM: Readonly<Record<'artist' | 'client', Origin>> = {
  artist: {
    address: '192.0.2.10',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    zone: 'Europe/Berlin',
  },
  client: {
    address: '192.0.2.20',
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
    zone: 'Europe/Paris',
  },
};

/** Drawn with a finger, somehow. */
const INK: Signature = {
  ...{ kind: 'drawn', width: 600, height: 200 },
  strokes: [
    [
      70, 150, 84, 96, 110, 52, 138, 60, 128, 104, 108, 138, 140, 150, 176, 118, 188, 84, 180, 120, 196, 146,
      230, 120,
    ],
    [
      236, 92, 232, 128, 250, 140, 276, 108, 290, 84, 284, 124, 304, 138, 338, 96, 350, 66, 340, 122, 372,
      128, 440, 96,
    ],
    [60, 172, 210, 164, 430, 158],
  ],
};

type Step = [at: string, by: keyof typeof BY, event: EnvelopeEvent];

const mail = (at: string, role: 'artist' | 'client', kind: 'invitation' | 'turn'): Step => {
  const to = SIGNERS.find((signer) => signer.role === role)?.email ?? '';
  return [at, 'deckhand', { type: 'mailed', kind, role, to, key: `sample:${kind}:${role}` }];
};

const signed = (at: string, role: 'artist' | 'client', sha256: string): Step => {
  const signature: Signature = role === 'client' ? { kind: 'typed' } : INK;
  const consent = consentWords(SAMPLE_CONTRACT, role, 'contract');
  return [at, role, { type: 'signed', version: 1, role, sha256, name: BY[role].name, signature, consent }];
};

function entriesOf(steps: readonly Step[]): Entry[] {
  const entries: Entry[] = [];
  for (const [at, by, event] of steps) {
    const from = by === 'deckhand' ? null : FROM[by];
    entries.push(chained(entries.at(-1), { envelope: ENVELOPE, at, by: BY[by], from, event }));
  }
  return entries;
}

/** What happened, as a record has it. @param signedDocument with both signatures; without it the record ends with the last of them */
export function sampleRecord(document: SignedDocument, signedDocument?: SignedDocument): Entry[] {
  return entriesOf([
    [
      '2026-11-02T21:41:00.120Z',
      'artist',
      {
        ...{ type: 'sent', version: 1, title: SAMPLE_CONTRACT.show.name, document, signers: SIGNERS },
        ...{ order: 'client-first', note: '' },
        ...{ expiresAt: '2026-12-02T22:59:59.000Z', eventAt: '2026-12-12T21:00:00.000Z' },
      },
    ],
    mail('2026-11-02T21:41:02.480Z', 'client', 'invitation'),
    ['2026-11-03T12:58:07.310Z', 'client', { type: 'opened', version: 1, role: 'client' }],
    signed('2026-11-03T13:02:31.480Z', 'client', document.sha256),
    mail('2026-11-03T13:02:33.200Z', 'artist', 'turn'),
    ['2026-11-03T13:38:51.040Z', 'artist', { type: 'opened', version: 1, role: 'artist' }],
    signed('2026-11-03T13:40:09.660Z', 'artist', document.sha256),
    ...(signedDocument
      ? [
          [
            '2026-11-03T13:40:10.900Z',
            'deckhand',
            { type: 'completed', version: 1, document: signedDocument },
          ] satisfies Step,
        ]
      : []),
  ]);
}
