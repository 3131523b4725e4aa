import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { linkTokenSchema } from '../link-token-schema.ts';
import { envelopeViewSchema } from '../signing/envelope-view-schema.ts';
import { SEAL_KEYS_FOLDER, SEAL_KEYS_PATH } from '../signing/seal/seal-keys.ts';
import {
  answersSchema,
  commentSchema,
  newAddendumSchema,
  newEnvelopeSchema,
  signerSchema,
} from '../signing/sending-schema.ts';
import {
  declinedSchema,
  givenSignatureSchema,
  openedSchema,
  proposedSchema,
} from '../signing/signing-schema.ts';
import { done, fileNameSchema, idParams } from './parts.ts';

const tokenParams = z.object({ token: linkTokenSchema });
const envelopeReply = z.object({ envelope: envelopeViewSchema });

/** Contracts that are out for signature: for their artist, and for whoever signs, by a link. */
export const signingApi = {
  /** The newest envelope of a made contract, null where it was never sent; and all addenda to what was signed, newest first. */
  envelope: endpoint({
    method: 'GET',
    path: '/api/contracts/:id/envelope',
    auth: 'user',
    params: idParams,
    reply: z.object({ envelope: z.nullable(envelopeViewSchema), addenda: z.array(envelopeViewSchema) }),
  }),
  /**
   * Sends a made contract to be signed, or another version of it: signatures of before count no more then. FORBIDDEN until
   * the account’s address is confirmed; PRO_REQUIRED where its plan has as many contracts out as it may have; CONFLICT where
   * the contract was changed meanwhile.
   */
  sendEnvelope: endpoint({
    method: 'POST',
    path: '/api/contracts/:id/envelope',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: newEnvelopeSchema,
    status: 201,
    reply: envelopeReply,
  }),
  /**
   * Sends an addendum to a contract that both have signed. CONFLICT where they haven’t, or where another addendum to it is out.
   */
  sendAddendum: endpoint({
    method: 'POST',
    path: '/api/envelopes/:id/addenda',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: newAddendumSchema,
    status: 201,
    reply: envelopeReply,
  }),
  /** Takes back what is out: its links open nothing to sign from then on. */
  withdrawEnvelope: endpoint({
    method: 'POST',
    path: '/api/envelopes/:id/withdrawal',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    reply: envelopeReply,
  }),
  /** Reminds the client now. CONFLICT where that side got a mail within a day. */
  remindSigner: endpoint({
    method: 'POST',
    path: '/api/envelopes/:id/reminders',
    auth: 'user',
    limit: 'reports',
    params: idParams,
    reply: envelopeReply,
  }),
  /** Another person signs for the client; the link of before opens nothing then. */
  changeSigner: endpoint({
    method: 'PUT',
    path: '/api/envelopes/:id/signer',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: signerSchema,
    reply: envelopeReply,
  }),
  addEnvelopeComment: endpoint({
    method: 'POST',
    path: '/api/envelopes/:id/comments',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: commentSchema,
    status: 201,
    reply: envelopeReply,
  }),
  /**
   * Answers all changes that the client has proposed. With those that are accepted the contract is saved as a new version and
   * sent; with none the version that is out is signed on. CONFLICT where other changes are open by now.
   */
  answerProposals: endpoint({
    method: 'POST',
    path: '/api/envelopes/:id/answers',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: answersSchema,
    reply: envelopeReply,
  }),
  /** A document of a version: as it was sent, or with both signatures. */
  envelopeFile: endpoint({
    method: 'GET',
    path: '/api/envelopes/:id/versions/:version/:name',
    auth: 'user',
    params: z.extend(idParams, {
      version: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
      name: fileNameSchema,
    }),
    reply: 'file',
  }),
  /** A contract as one side reads and signs it. */
  signingPage: endpoint({
    method: 'GET',
    path: '/sign/:token',
    auth: 'public',
    params: tokenParams,
    reply: 'page',
  }),
  /** The document, and the one with both signatures. */
  signingFile: endpoint({
    method: 'GET',
    path: '/sign/:token/files/:name',
    auth: 'public',
    limit: 'exports',
    params: z.extend(tokenParams, { name: fileNameSchema }),
    reply: 'file',
  }),
  /** Said by the page once it is looked at: programs that only load it have not read it. */
  openedBySigner: endpoint({
    method: 'POST',
    path: '/api/signing/:token/opened',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: openedSchema,
    reply: done,
  }),
  /** Signs. The same once more answers as before; CONFLICT where there is another version, or it is not this side’s turn. */
  giveSignature: endpoint({
    method: 'POST',
    path: '/api/signing/:token/signature',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: givenSignatureSchema,
    reply: done,
  }),
  /** The client does not sign, and says why. */
  declineToSign: endpoint({
    method: 'POST',
    path: '/api/signing/:token/refusal',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: declinedSchema,
    reply: done,
  }),
  /** The client asks for other words in a clause, or that it goes: nobody signs until that is answered. */
  proposeChange: endpoint({
    method: 'POST',
    path: '/api/signing/:token/proposals',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: proposedSchema,
    status: 201,
    reply: done,
  }),
  /** Takes it back. CONFLICT where it was answered already. */
  withdrawProposal: endpoint({
    method: 'DELETE',
    path: '/api/signing/:token/proposals/:seq',
    auth: 'public',
    limit: 'reports',
    params: z.extend(tokenParams, { seq: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
    reply: done,
  }),
  addSignerComment: endpoint({
    method: 'POST',
    path: '/api/signing/:token/comments',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: commentSchema,
    status: 201,
    reply: done,
  }),
  /** Somebody else signs for the client: they get a link of their own, and this one ends. */
  handOn: endpoint({
    method: 'PUT',
    path: '/api/signing/:token/signer',
    auth: 'public',
    limit: 'reports',
    params: tokenParams,
    body: signerSchema,
    reply: done,
  }),
  /** Public keys that seals are checked with, the present one first. */
  sealKeys: endpoint({
    method: 'GET',
    path: SEAL_KEYS_PATH,
    auth: 'public',
    reply: z.object({
      keys: z.array(
        z.object({
          id: z.string(),
          algorithm: z.literal('Ed25519'),
          publicKey: z.string(),
          since: z.nullable(z.iso.datetime()),
          pem: z.string(),
        }),
      ),
    }),
  }),
  /** One of them, for OpenSSL. */
  sealKey: endpoint({
    method: 'GET',
    path: `${SEAL_KEYS_FOLDER}:name`,
    auth: 'public',
    params: z.object({ name: fileNameSchema }),
    reply: 'file',
  }),
} as const;
