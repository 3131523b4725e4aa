import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { readMedia } from './read-media.ts';
import { uploadMedia } from './upload-media.ts';

export function mediaRoutes(implement: Implement, deps: Deps): void {
  implement(API.uploadMedia, ({ signedIn, body }) => {
    const upload = uploadMedia(deps, signedIn.account.id, body);
    // What is in storage has to be known, or nobody could ever take it away: it goes on when the caller hangs up.
    deps.background(upload.catch(() => undefined));
    return upload;
  });
  implement(API.mediaFile, async ({ signedIn, params, request }) => {
    const file = await readMedia(deps, { userId: signedIn.account.id, id: params.id });
    return answerFile(request, file, { download: false, immutable: true });
  });
}
