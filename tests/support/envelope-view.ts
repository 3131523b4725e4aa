import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';

type Side = Partial<EnvelopeView['signers']['client']>;

/** A contract that went out to Camille Perrin on 2 November 2026, as its artist is shown it. */
export const envelopeView = ({
  client = {},
  artist = {},
  ...more
}: Partial<Omit<EnvelopeView, 'signers'>> & { client?: Side; artist?: Side } = {}): EnvelopeView => ({
  ...{ id: 'env_1', status: 'out', version: 1, contractVersion: 1, order: 'client-first' },
  sentAt: '2026-11-02T20:10:00.000Z',
  expiresAt: '2026-12-02T23:00:00.000Z',
  nextReminderAt: '2026-11-07T20:10:00.000Z',
  document: { sha256: '0'.repeat(64), size: 48_000, pages: 6 },
  signers: {
    client: {
      ...{ role: 'client', name: 'Camille Perrin', email: 'artists@societe-lumiere.example' },
      title: 'Director',
      ...{
        openedAt: null,
        signedAt: null,
        signedName: null,
        isTurn: true,
        url: 'https://deckhand.test/sign/clienttoken',
      },
      ...client,
    },
    artist: {
      ...{ role: 'artist', name: 'Mara Novak', email: 'mara@djnova.example', title: 'DJ NOVA' },
      ...{
        openedAt: null,
        signedAt: null,
        signedName: null,
        isTurn: false,
        url: 'https://deckhand.test/sign/artisttoken',
      },
      ...artist,
    },
  },
  ...{
    declined: null,
    voided: null,
    completedAt: null,
    isSealed: false,
    waitingMails: [],
    undeliveredMails: [],
    former: [],
    mayRemind: true,
    comments: [],
    proposals: [],
    addendum: null,
  },
  entries: [
    {
      ...{ seq: 1, at: '2026-11-02T20:10:00.000Z', what: 'Sent', who: 'Mara Novak' },
      detail: 'Version 1 to Camille Perrin',
    },
  ],
  ...more,
});

/** A change that its client proposes. */
export const aProposal = (
  more: Partial<EnvelopeView['proposals'][number]> = {},
): EnvelopeView['proposals'][number] => ({
  ...{ seq: 2, version: 1, name: 'Camille Perrin', at: '2026-11-03T09:00:00.000Z', why: '' },
  ...{ clause: 17, title: 'Recording and streaming', before: ['Nobody records.'], after: null },
  outcome: null,
  ...more,
});
