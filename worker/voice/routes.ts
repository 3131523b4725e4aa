import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { addTake } from './add-take.ts';
import { keepRespellings } from './keep-respellings.ts';
import { readDesk } from './read-desk.ts';
import { readTake } from './read-take.ts';
import { readVoicePack } from './read-voice-pack.ts';
import { removeRecipe, saveRecipe } from './save-recipe.ts';
import { speak } from './speak.ts';
import { uploadTake } from './upload-take.ts';
import { withdrawTake } from './withdraw-take.ts';

export function voiceRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.voiceDesk, ({ caller }) => readDesk(deps, caller));
  implement(API.speak, async ({ signedIn, body: asked }) => {
    const sound = await outlive(
      deps,
      speak(deps, signedIn.account, { text: asked.text, voice: asked.voice }),
    );
    const spokenBy = sound.spokenBy.replace(/[^\x20-\x7e]/g, '?');
    const body = sound.body instanceof Uint8Array ? new Uint8Array(sound.body) : sound.body;
    return new Response(body, { headers: { 'content-type': sound.type, 'x-spoken-by': spokenBy } });
  });
  implement(API.respellings, ({ signedIn, body }) =>
    keepRespellings(deps, signedIn.account.id, body.respellings),
  );
  implement(API.saveRecipe, ({ signedIn, body }) =>
    saveRecipe(deps, signedIn.account.id, { name: body.name, recipe: body.recipe }),
  );
  implement(API.deleteRecipe, async ({ signedIn, params }) => {
    await removeRecipe(deps, signedIn.account.id, params.id);
    return { ok: true };
  });
  implement(API.addTake, ({ signedIn, body }) => addTake(deps, signedIn.account.id, body));
  implement(API.uploadTake, ({ signedIn, params, body }) =>
    outlive(deps, uploadTake(deps, { userId: signedIn.account.id, id: params.id, bytes: body })),
  );
  implement.asking(API.takeAudio, async ({ caller, params, request }) => {
    const file = await readTake(deps, caller, params.id);
    // Asked for each time: it is gone as soon as the consent is.
    return answerFile(request, file, { download: false, immutable: false });
  });
  implement(API.revokeTake, ({ signedIn, params }) => withdrawTake(deps, signedIn.account.id, params.id));
  implement.asking(API.voicePack, async ({ caller, params }) => ({
    pack: await readVoicePack(deps, caller, params.id),
  }));
}
