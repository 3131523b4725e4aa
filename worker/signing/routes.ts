import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import { answerMarkup } from '../http/answer-markup.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { answerProposals } from './answer-proposals.ts';
import type { Visitor } from './change-by-link.ts';
import {
  changeClientSigner,
  commentAsArtist,
  readEnvelope,
  readEnvelopeFile,
  remindClient,
  withdrawEnvelope,
} from './manage-envelope.ts';
import { proposeChange, takeBackProposal } from './propose-change.ts';
import { answerSealKey, answerSealKeys } from './publish-seal-keys.ts';
import { readSigningFile, renderSigningPage } from './render-signing-page.ts';
import { sendAddendum } from './send-addendum.ts';
import { sendEnvelope } from './send-envelope.ts';
import { commentOnEnvelope, declineEnvelope, handOn, openEnvelope, signEnvelope } from './sign-envelope.ts';

/** Who calls by a link, as their request tells. */
const visitorOf = ({ params, request }: { params: { token: string }; request: Request }): Visitor => ({
  token: params.token,
  address: request.headers.get('cf-connecting-ip') ?? '',
  agent: request.headers.get('user-agent') ?? '',
});

const OK = { ok: true } as const;

export function signingRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.envelope, ({ caller, params }) => readEnvelope(deps, caller, params.id));
  implement(API.sendEnvelope, ({ signedIn, params, body }) =>
    sendEnvelope(deps, signedIn, { generationId: params.id, ...body }),
  );
  implement(API.sendAddendum, ({ signedIn, params, body }) =>
    sendAddendum(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.withdrawEnvelope, ({ signedIn, params }) => withdrawEnvelope(deps, signedIn, params.id));
  implement(API.remindSigner, ({ signedIn, params }) => remindClient(deps, signedIn, params.id));
  implement(API.changeSigner, ({ signedIn, params, body }) =>
    changeClientSigner(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.addEnvelopeComment, ({ signedIn, params, body }) =>
    commentAsArtist(deps, signedIn, { id: params.id, ...body }),
  );
  implement(API.answerProposals, ({ signedIn, params, body }) =>
    outlive(deps, answerProposals(deps, signedIn, { id: params.id, ...body })),
  );
  implement.asking(API.envelopeFile, async ({ caller, params, request }) => {
    const file = await readEnvelopeFile(deps, caller, { ...params, version: Number(params.version) });
    return answerFile(request, file, { download: true, immutable: true });
  });
  implement(API.signingPage, async ({ params }) =>
    answerMarkup(await renderSigningPage(deps, params.token), { isPrivate: true }),
  );
  implement(API.signingFile, async ({ params, request }) =>
    answerFile(request, await readSigningFile(deps, params), { download: true, immutable: false }),
  );
  implement(API.openedBySigner, async (call) => {
    await openEnvelope(deps, visitorOf(call), call.body);
    return OK;
  });
  implement(API.giveSignature, async (call) => {
    await signEnvelope(deps, visitorOf(call), call.body);
    return OK;
  });
  implement(API.declineToSign, async (call) => {
    await declineEnvelope(deps, visitorOf(call), call.body);
    return OK;
  });
  implement(API.proposeChange, async (call) => {
    await proposeChange(deps, visitorOf(call), call.body);
    return OK;
  });
  implement(API.withdrawProposal, async (call) => {
    await takeBackProposal(deps, visitorOf(call), Number(call.params.seq));
    return OK;
  });
  implement(API.addSignerComment, async (call) => {
    await commentOnEnvelope(deps, visitorOf(call), call.body.words);
    return OK;
  });
  implement(API.handOn, async (call) => {
    await handOn(deps, visitorOf(call), call.body);
    return OK;
  });
  implement(API.sealKeys, () => answerSealKeys(deps));
  implement(API.sealKey, ({ params }) => answerSealKey(deps, params.name));
}
