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
  implement.asking(API.brandKit, ({ caller }) => readBrandKit(deps, caller));
  implement(API.chooseLogo, ({ signedIn, body }) =>
    outlive(deps, chooseLogo(deps, signedIn.account.id, body)),
  );
  implement(API.undoBrandKit, ({ signedIn }) => undoChoice(deps, signedIn.account.id));
  implement.asking(API.brandKitFile, async ({ caller, params, query, request }) => {
    const named = { name: params.name, kitId: query.v ?? null };
    const { isAsNamed, ...file } = await readKitFile(deps, caller, named);
    return answerFile(request, file, { download: query.download !== undefined, immutable: isAsNamed });
  });
  implement.asking(API.logoKit, async ({ caller, params, query }) => ({
    kit: await readLogoKit(deps, caller, { id: params.id, concept: query.concept }),
  }));
}
