import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { copyGeneration } from './copy-generation.ts';
import { releaseGeneration, settleUpload, uploadFile } from './device-generation.ts';
import { editGeneration, readGeneration, removeGeneration } from './edit-generation.ts';
import { listGenerations } from './list-generations.ts';
import { listVersions } from './list-versions.ts';
import { readFile } from './read-file.ts';
import { runGeneration } from './run-generation.ts';

export function generationRoutes(implement: Implement, deps: Deps): void {
  for (const [row, isAdopted] of [
    [API.generate, false],
    [API.adopt, true],
  ] as const) {
    implement.asking(row, ({ caller, params, headers, body }) =>
      outlive(
        deps,
        runGeneration(deps, caller, {
          toolId: params.tool,
          idempotencyKey: headers['idempotency-key'],
          body,
          isAdopted,
        }),
      ),
    );
  }
  implement.asking(API.generations, ({ caller, params, query }) =>
    listGenerations(deps, caller, { tool: params.tool, words: query.q, cursor: query.cursor }),
  );
  implement(API.copyGeneration, ({ signedIn, params }) =>
    outlive(deps, copyGeneration(deps, signedIn.account.id, params.id)),
  );
  implement.asking(API.generation, ({ caller, params }) => readGeneration(deps, caller, params.id));
  implement(API.updateGeneration, ({ signedIn, params, body }) =>
    outlive(deps, editGeneration(deps, signedIn.account.id, params.id, body)),
  );
  implement(API.deleteGeneration, async ({ signedIn, params }) => {
    await removeGeneration(deps, signedIn.account.id, params.id);
    return { ok: true };
  });
  implement.asking(API.generationVersions, async ({ caller, params }) => ({
    versions: await listVersions(deps, caller, params.id),
  }));
  implement.asking(API.generationFile, async ({ caller, params, query, request }) => {
    const file = await readFile(deps, caller, params);
    return answerFile(request, file, { download: query.download !== undefined, immutable: true });
  });
  implement(API.uploadGenerationFile, async ({ signedIn, params, body }) => {
    await outlive(deps, uploadFile(deps, { account: signedIn.account, ...params, bytes: body }));
    return { ok: true };
  });
  implement(API.settleGeneration, ({ signedIn, params, body }) =>
    outlive(deps, settleUpload(deps, { account: signedIn.account, id: params.id, output: body.output })),
  );
  implement(API.releaseGeneration, ({ signedIn, params }) =>
    releaseGeneration(deps, { account: signedIn.account, id: params.id }),
  );
}
