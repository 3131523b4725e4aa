import { sql } from 'drizzle-orm';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Role } from '#core/signing/envelope.ts';
import { envelopeOf } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { PublishedKey } from '#core/signing/seal/seal-keys.ts';
import type { Database } from '#db/client.ts';
import { insertEnvelope } from '#db/queries/signing-append.ts';
import { LYON } from './contracts.ts';
import { recordOf, sentEvent } from './envelopes.ts';
import type { CallEndpoint } from './every-endpoint.ts';

type Answer = { envelope: EnvelopeView };

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNER = { name: 'Camille Perrin', email: 'camille@example.com', title: '' };

const tokenOf = ({ envelope }: Answer, role: Role): string =>
  envelope.signers[role].url?.split('/').at(-1) ?? '';

/** A made contract; by the pipeline it would be counted as a generation of one more trip. */
async function insertContract(db: Database, id: string, email: string): Promise<void> {
  const output = JSON.stringify({ contract: LYON, pages: 6 });
  await db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    SELECT ${id}, id, 'contract-generator', 'done', 'Nuits', 3, '{}', ${output}, 1, 1 FROM users WHERE email = ${email}`);
}

/** Sent some days ago, with one mail since. */
async function insertWaiting(db: Database, generationId: string, email: string): Promise<void> {
  const now = new Date();
  const entries = recordOf(
    [
      sentEvent(1, { expiresAt: new Date(now.getTime() + 30 * DAY_MS).toISOString() }),
      {
        type: 'mailed',
        kind: 'invitation',
        role: 'client',
        to: SIGNER.email,
        key: 'env_one-1-invitation-client-0',
      },
    ],
    new Date(now.getTime() - 3 * DAY_MS).toISOString(),
  );
  const [user] = await db.all<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  await insertEnvelope(
    db,
    {
      ...{ envelope: envelopeOf(entries), entries, dueAt: null, now },
      version: {
        contract: LYON,
        addendum: null,
        branding: { colours: { a: '#4C7DFF' }, display: null, logo: null },
        madeAt: now,
      },
    },
    { userId: user?.id ?? '', generationId, contractVersion: 1, mostOut: null },
  );
}

const sentUntil = (openUntil: string) => ({
  ...{ contractVersion: 1, client: SIGNER, artist: { name: 'Mara', title: '' } },
  ...{ order: 'any', note: '', openUntil },
});
const openUntil = () => dayAfter(new Date().toISOString().slice(0, 10), 30);
const READ = { version: 1, zone: 'Europe/Paris' };
const TYPED = { name: 'Mara', signature: { kind: 'typed' }, agrees: true };
const PROPOSAL = { ...READ, clause: 17, text: null, why: '' };

/** A change is proposed and accepted, both sign, and an addendum goes out. */
async function callNegotiation(call: CallEndpoint, db: Database, email: string): Promise<void> {
  await insertContract(db, 'gen_answered', email);
  const answered = { params: { id: 'gen_answered' } };
  const out = await call<Answer>('sendEnvelope', { ...answered, body: sentUntil(openUntil()) });
  await call('proposeChange', { params: { token: tokenOf(out, 'client') }, body: PROPOSAL });
  const [open] = (await call<Answer>('envelope', answered)).envelope.proposals;
  const answers = [{ proposal: open?.seq, kind: 'accepted', words: '' }];
  const next = await call<Answer>('answerProposals', { params: { id: out.envelope.id }, body: { answers } });
  for (const role of ['artist', 'client'] as const)
    await call('giveSignature', {
      params: { token: tokenOf(next, role) },
      body: { ...READ, ...TYPED, version: next.envelope.version, sha256: next.envelope.document.sha256 },
    });
  const { contractVersion: _, ...who } = sentUntil(openUntil());
  await call('sendAddendum', {
    params: { id: out.envelope.id },
    body: { ...who, text: 'The set runs from 23:00.' },
  });
}

/** Calls every endpoint of signing, as the account of that address and as its client. */
export async function callSigning(call: CallEndpoint, db: Database, email: string): Promise<void> {
  await callNegotiation(call, db, email);
  await insertContract(db, 'gen_contract', email);
  const contract = { params: { id: 'gen_contract' } };
  const sent = sentUntil(openUntil());
  const send = () => call<Answer>('sendEnvelope', { ...contract, body: sent });
  const first = await send();
  const { id, document, version } = first.envelope;
  await call('envelopeFile', { params: { id, version: '1', name: 'contract.pdf' } });
  await call('addEnvelopeComment', { params: { id }, body: { words: 'Hello' } });
  const changed = await call<Answer>('changeSigner', { params: { id }, body: { ...SIGNER, name: 'Jo' } });
  const read = { ...READ, version };
  const client = { params: { token: tokenOf(changed, 'client'), name: 'contract.pdf' } };
  await call('signingPage', client);
  await call('signingFile', client);
  await call('openedBySigner', { ...client, body: read });
  await call('addSignerComment', { ...client, body: { words: 'Hello' } });
  await call('proposeChange', { ...client, body: { ...PROPOSAL, version } });
  const proposed = await call<Answer>('envelope', contract);
  const seq = proposed.envelope.proposals[0]?.seq;
  await call('withdrawProposal', { params: { ...client.params, seq: `${seq}` } });
  const signature = { ...TYPED, sha256: document.sha256 };
  const artist = { params: { token: tokenOf(first, 'artist') } };
  await call('giveSignature', { ...artist, body: { ...read, ...signature } });
  await call('handOn', { ...client, body: SIGNER });
  const handed = await call<Answer>('envelope', contract);
  const refusal = { ...read, reason: 'fee', words: '' };
  await call('declineToSign', { params: { token: tokenOf(handed, 'client') }, body: refusal });
  await send();
  await call('withdrawEnvelope', { params: { id } });
  await insertContract(db, 'gen_waiting', email);
  await insertWaiting(db, 'gen_waiting', email);
  await call('remindSigner', { params: { id: 'env_one' } });
  const { keys } = await call<{ keys: PublishedKey[] }>('sealKeys');
  await call('sealKey', { params: { name: `${keys[0]?.id}.pem` } });
}
