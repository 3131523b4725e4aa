import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { chooseLogo } from './choose-logo.ts';
import { readBrandKit, readKitFile } from './read-brand-kit.ts';
import { readLogoKit } from './read-logo-kit.ts';
import { undoChoice } from './undo-choice.ts';

export function brandKitRoutes(implement: Implement, deps: Deps): void {
  implement(API.brandKit, ({ signedIn }) => readBrandKit(deps, signedIn.account.id));
  implement(API.chooseLogo, ({ signedIn, body }) =>
    outlive(deps, chooseLogo(deps, signedIn.account.id, body)),
  );
  implement(API.undoBrandKit, ({ signedIn }) => undoChoice(deps, signedIn.account.id));
  implement(API.brandKitFile, async ({ signedIn, params, query, request }) => {
    const asked = { userId: signedIn.account.id, name: params.name, kitId: query.v ?? null };
    const { isAsNamed, ...file } = await readKitFile(deps, asked);
    return answerFile(request, file, { download: query.download !== undefined, immutable: isAsNamed });
  });
  implement(API.logoKit, async ({ signedIn, params, query }) => ({
    kit: await readLogoKit(deps, signedIn.account, { id: params.id, concept: query.concept }),
  }));
}
