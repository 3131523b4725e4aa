import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { addDraft, listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts';
import { writeBios } from './write-bios.ts';

export function pressKitRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.pressKitDrafts, ({ caller }) => listDrafts(deps, caller));
  implement.asking(API.pressKitDraft, async ({ caller, params }) => ({
    draft: await readDraft(deps, caller, params.id),
  }));
  implement(API.addPressKitDraft, async ({ signedIn, body }) => ({
    draft: await addDraft(deps, signedIn.account.id, body),
  }));
  implement(API.savePressKitDraft, ({ signedIn, params, body }) =>
    saveDraft(deps, signedIn.account.id, { id: params.id, ...body }),
  );
  implement(API.deletePressKitDraft, async ({ signedIn, params }) => {
    await removeDraft(deps, signedIn.account.id, params.id);
    return { ok: true };
  });
  implement(API.writeBios, ({ signedIn, body }) => writeBios(deps, signedIn.account.id, body.kit));
  implement(API.checkLinks, async ({ body }) => ({ links: await deps.links.look(body.links) }));
}
