import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { addGigFile, readGigFile, removeGigFile } from './gig-files.ts';

export function gigFilesRoutes(implement: Implement, deps: Deps): void {
  implement(API.addGigFile, ({ signedIn, params, query, body }) => {
    const sent = { userId: signedIn.account.id, gigId: params.id, name: query.name, bytes: body };
    return outlive(deps, addGigFile(deps, sent));
  });
  implement.asking(API.gigFile, async ({ caller, params, request }) => {
    const file = await readGigFile(deps, caller, params.id);
    // Browsers show no PDF that can run nothing. Asked for each time: it is gone as soon as it is deleted.
    return answerFile(request, file, { download: file.type === 'application/pdf', immutable: false });
  });
  implement(API.deleteGigFile, async ({ signedIn, params }) => {
    await removeGigFile(deps, signedIn.account.id, params.id);
    return { ok: true };
  });
}
