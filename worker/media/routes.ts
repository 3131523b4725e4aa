import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { readMedia } from './read-media.ts';
import { uploadMedia } from './upload-media.ts';

export function mediaRoutes(implement: Implement, deps: Deps): void {
  implement(API.uploadMedia, ({ signedIn, body }) =>
    outlive(deps, uploadMedia(deps, signedIn.account.id, body)),
  );
  implement.asking(API.mediaFile, async ({ caller, params, request }) => {
    const file = await readMedia(deps, caller, params.id);
    return answerFile(request, file, { download: false, immutable: true });
  });
}
