import type { Account } from '#core/account.ts';
import { type Credits, reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { parseInput } from '#core/parse-input.ts';
import type { ServerTool, Tool } from '#core/tools/define-tool.ts';
import { findTool } from '#core/tools/index.ts';
import type { StoredFile } from '#db/queries/generation-stored.ts';
import { getGenerationAndFunds, getGenerationStatus } from '#db/queries/generations.ts';
import { release } from '#db/queries/reservations.ts';
import type { Caller } from '../caller.ts';
import { creditsOf } from '../credits/get-credits.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import type { AccountAssets } from '../providers/ports.ts';
import { storeFiles } from '../storage/store-files.ts';
import { freeStoredFiles } from '../storage/sweep-freed-media.ts';
import { accountAssets } from './account-assets.ts';
import { awaitEarlierRun } from './await-earlier-run.ts';
import { folderOf } from './folder-of.ts';
import { generationView } from './generation-view.ts';
import { reserveGeneration } from './reserve-generation.ts';
import { settleGeneration } from './settle-generation.ts';

export interface RunRequest {
  toolId: string;
  idempotencyKey: string;
  body: unknown;
  /** One of the first works, brought along from before the sign-up. */
  isAdopted?: boolean;
}

export interface GenerationReply {
  generation: Generation;
  credits: Credits;
}

/**
 * The one pipeline of every paid tool: reserve, make, settle; or release, and say why.
 * A tool made on the device stops after the reservation: the browser goes on from there.
 */
export async function runGeneration(
  deps: Deps,
  caller: Caller,
  request: RunRequest,
): Promise<GenerationReply> {
  const tool = findTool(deps.tools, request.toolId);
  if (!tool) throw new ApiError('NOT_FOUND', 'There is no such tool');
  const { idempotencyKey, isAdopted = false } = request;
  if (isAdopted && tool.kept === null)
    throw new ApiError('CONFLICT', `A ${tool.makes.noun} cannot be begun before the sign-up`);
  const input = parseInput(tool.input, request.body);
  const generator = deps.generators[tool.id];
  const refused = generator?.refusal?.(input, deps.toolPorts);
  if (refused) throw new ApiError('INVALID_INPUT', undefined, { fields: [refused] });
  const take = generator?.takeOf?.(input) ?? null;
  const asked = { tool, idempotencyKey, input, take, isAdopted };
  const { reserved, signedIn } = await reserveGeneration(deps, caller, asked);
  const { account } = signedIn;

  if (tool.made === 'server') {
    if (reserved.isNew) return makeOnServer(deps, account, tool, reserved.id, input);
    if (reserved.status === 'reserved')
      await awaitEarlierRun(() => getGenerationStatus(deps.db, { id: reserved.id, userId: account.id }));
  }
  return standing(deps, account, reserved.id);
}

/** The generation as it stands, for an answer that has to equal an earlier one. */
async function standing(deps: Deps, account: Account, id: string): Promise<GenerationReply> {
  const now = deps.now();
  const { generation, funds } = await getGenerationAndFunds(deps.db, {
    id,
    userId: account.id,
    dayStart: startOfUtcDay(now),
    cutoff: reservationCutoff(now),
  });
  if (!generation) throw new ApiError('NOT_FOUND');
  return { generation: generationView(generation), credits: creditsOf(deps, account, funds, now) };
}

async function makeOnServer(
  deps: Deps,
  account: Account,
  tool: ServerTool,
  id: string,
  input: unknown,
): Promise<GenerationReply> {
  let stored: StoredFile[] = [];
  try {
    const assets = accountAssets(deps, { userId: account.id, generationId: null });
    const { output, files } = await make(deps, tool, input, assets);
    stored = await storeFiles(deps, folderOf(id), files);
    const pictureIds = assets.pictureIds();
    return await settleGeneration(deps, { account, tool, id, output, files: stored, pictureIds });
  } catch (error) {
    await release(deps.db, { id, userId: account.id, now: deps.now() });
    // The settlement may have gone through although its answer was lost: then there is nothing to take back.
    if ((await getGenerationStatus(deps.db, { id, userId: account.id })) === 'done')
      return standing(deps, account, id);
    deps.background(() => freeStoredFiles(deps, stored));
    if (error instanceof ApiError && error.code === 'INVALID_INPUT') throw error;
    log({ level: 'error', event: 'generation-failed', route: tool.id, error: describeError(error) });
    throw new ApiError('PROVIDER_FAILED');
  }
}

async function make(deps: Deps, tool: Tool, input: unknown, assets: AccountAssets) {
  const generator = deps.generators[tool.id];
  if (!generator) throw new Error(`No generator for ${tool.id}`);
  const made = await generator.generate(input, deps.toolPorts, assets);
  // A provider's answer is data from outside: it passes the tool's own schema or it does not pass.
  const output = tool.output.safeParse(made.output);
  if (!output.success) throw new Error(`${tool.id} made an output that its schema refuses`);
  return { output: output.data, files: made.files };
}
