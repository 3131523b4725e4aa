import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { addDraft, listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts';

export function draftsRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.drafts, ({ caller, params }) => listDrafts(deps, caller, params.tool));
  implement.asking(API.draft, async ({ caller, params }) => ({
    draft: await readDraft(deps, caller, params),
  }));
  implement(API.addDraft, async ({ signedIn, params, body }) => ({
    draft: await addDraft(deps, signedIn.account.id, { ...params, ...body }),
  }));
  implement(API.saveDraft, ({ signedIn, params, body }) =>
    saveDraft(deps, signedIn.account.id, { ...params, ...body }),
  );
  implement(API.deleteDraft, async ({ signedIn, params }) => {
    await removeDraft(deps, signedIn.account.id, params);
    return { ok: true };
  });
}
