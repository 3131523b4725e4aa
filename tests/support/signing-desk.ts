import { sql } from 'drizzle-orm';
import type { Account } from '#core/account.ts';
import { brokenAt } from '#core/signing/entry-chain.ts';
import type { Role } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewEnvelope, SavedAnswer } from '#core/signing/sending-schema.ts';
import type { SentSignature } from '#core/signing/signing-schema.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractGenerator } from '#core/tools/contract-generator/tool.ts';
import { getEnvelope } from '#db/queries/signing-envelopes.ts';
import type { SignedIn } from '#worker/caller.ts';
import type { Mail } from '#worker/providers/ports.ts';
import { answerProposals } from '#worker/signing/answer-proposals.ts';
import { lookAfterEnvelopes } from '#worker/signing/look-after.ts';
import { proposeChange } from '#worker/signing/propose-change.ts';
import { sendEnvelope } from '#worker/signing/send-envelope.ts';
import { signEnvelope } from '#worker/signing/sign-envelope.ts';
import { GENERATORS } from '#worker/tools/index.ts';
import { LYON } from './contracts.ts';
import { testDeps } from './deps.ts';
import { installedFonts } from './installed-fonts.ts';

export const TO_SEND: NewEnvelope = {
  contractVersion: 1,
  client: { name: 'Camille Perrin', email: 'camille@societe-lumiere.example', title: 'Head of booking' },
  artist: { name: 'Mara Novak', title: '' },
  order: 'client-first',
  openUntil: '2026-12-02',
  note: '',
};

export const NOON = new Date('2026-11-02T12:00:00Z');
export const daysOn = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);

/** The end of the address of the page of a side. */
export const tokenFor = ({ signers }: EnvelopeView, role: Role): string =>
  signers[role].url?.split('/').at(-1) ?? '';

export const visitorAt = (token: string) => ({
  token,
  address: '192.0.2.44',
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
});

/** Verbs of signing in this process: a real database, a clock and a mailer of the test’s own. */
export async function signingDesk() {
  const deps = await testDeps(
    { [contractGenerator.id]: { tool: contractGenerator, ...GENERATORS[contractGenerator.id] } },
    installedFonts,
  );
  const working: Promise<unknown>[] = [];
  deps.background = (begin) => void working.push(begin());
  const sent: Mail[] = [];
  const mail = { fails: false, refuses: '' };
  deps.mailer = {
    send: async (each) => {
      if (mail.fails || each.to === mail.refuses) throw new Error('No mail today');
      if (!sent.some(({ key }) => key === each.key)) sent.push(each);
    },
  };
  deps.setNow(NOON);
  /** Waits for what goes on behind the replies. */
  const settled = async () => {
    while (working.length > 0) await working.pop();
  };
  let made = 0;

  /** An account with a made contract. */
  async function artist(plan: 'free' | 'active' = 'free', contract: Contract = LYON) {
    const tag = `n${++made}`;
    const userId = await deps.addUser(`usr_${tag}`);
    const account = {
      ...{ id: userId, email: `${tag}@djnova.example`, emailVerified: true, subscriptionStatus: plan },
      ...{ hasProTrial: false, trialEndsAt: null },
    } as Account;
    const contractId = async () => {
      const id = `gen_${tag}_${++made}`;
      await deps.db.run(sql`
        INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, version, created_at, updated_at)
        VALUES (${id}, ${userId}, 'contract-generator', 'done', 'Nova', 3, '{}', ${JSON.stringify({ contract, pages: 6 })},
          1, 1, 1)`);
      return id;
    };
    const signedIn = { account } as SignedIn;
    const generationId = await contractId();
    return {
      ...{ userId, signedIn, generationId, contractId },
      send: async (change: Partial<NewEnvelope> = {}, of = generationId) =>
        (await sendEnvelope(deps, signedIn, { ...TO_SEND, ...change, generationId: of })).envelope,
      answer: async ({ id }: EnvelopeView, answers: readonly SavedAnswer[]) =>
        (await answerProposals(deps, signedIn, { id, answers })).envelope,
      /** Saves the made contract as another version. */
      edit: (of = generationId) =>
        deps.db.run(sql`UPDATE generations SET version = version + 1 WHERE id = ${of}`),
    };
  }

  const signAs = (view: EnvelopeView, role: Role, change: Partial<SentSignature> = {}) =>
    signEnvelope(deps, visitorAt(tokenFor(view, role)), {
      ...{ version: view.version, sha256: view.document.sha256, name: view.signers[role].name },
      ...{ signature: { kind: 'typed' }, agrees: true, zone: 'Europe/Paris' },
      ...change,
    });

  /** The client proposes other words for a clause; null strikes it. */
  const propose = (view: EnvelopeView, clause: number, text: string | null, why = '') =>
    proposeChange(deps, visitorAt(tokenFor(view, 'client')), {
      ...{ version: view.version, clause, text, why, zone: 'Europe/Paris' },
    });

  /** The envelope as its record says it, which is whole. */
  async function recorded(id: string): Promise<Envelope> {
    const stored = await getEnvelope(deps.db, { by: 'deckhand', id });
    if (!stored) throw new Error('No such envelope');
    const broken = brokenAt(stored.entries);
    if (broken) throw new Error(`Entry ${broken.seq}: ${broken.reason}`);
    return envelopeOf(stored.entries);
  }

  return {
    ...{ deps, artist, signAs, propose, recorded, settled, sent, mail },
    /** The schedule runs at that moment. */
    runAt: async (now: Date) => {
      deps.setNow(now);
      await lookAfterEnvelopes(deps);
      await settled();
    },
    /** Of the mails about an envelope. */
    subjects: ({ id }: EnvelopeView) =>
      sent
        .filter(({ key }) => key?.startsWith(id))
        .map(
          ({ to, subject }) => `${to.endsWith('@djnova.example') ? 'artist' : to.split('@')[0]}: ${subject}`,
        ),
    close: async () => {
      await settled();
      await deps.close();
    },
  };
}
