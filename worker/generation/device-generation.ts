import type { Account } from '#core/account.ts';
import type { Credits } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { sniffType } from '#core/sniff-type.ts';
import type { DeviceTool } from '#core/tools/define-tool.ts';
import { findTool } from '#core/tools/index.ts';
import { getGeneration, putGenerationFile } from '#db/queries/generations.ts';
import { release } from '#db/queries/reservations.ts';
import { getCredits } from '../credits/get-credits.ts';
import type { Deps } from '../deps.ts';
import type { GenerationReply } from './run-generation.ts';
import { settleGeneration } from './settle-generation.ts';
import { folderOf, storeFile } from './store-files.ts';
import { freeStoredFiles, sweepFreedMedia } from './sweep-freed-media.ts';

/** The account's generation and its tool, which must be one that devices make. */
async function deviceRun(deps: Deps, account: Account, id: string) {
  const generation = await getGeneration(deps.db, { id, userId: account.id });
  const tool = generation && findTool(deps.tools, generation.tool);
  if (!generation || !tool) throw new ApiError('NOT_FOUND');
  if (tool.made !== 'device') throw new ApiError('CONFLICT', 'This tool is made on the server');
  return { generation, tool: tool as DeviceTool };
}

/** Takes one file that the browser rendered under an open reservation; the same name again replaces it. */
export async function uploadFile(
  deps: Deps,
  request: { account: Account; id: string; name: string; bytes: Uint8Array },
): Promise<void> {
  const { account, id, name, bytes } = request;
  const { generation, tool } = await deviceRun(deps, account, id);
  const rule = Object.hasOwn(tool.files, name) ? tool.files[name] : undefined;
  if (!rule) throw new ApiError('NOT_FOUND', 'This generation takes no file of that name');
  if (generation.status !== 'reserved') throw new ApiError('CONFLICT', 'This generation takes no more files');
  if (bytes.byteLength > rule.maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  if (sniffType(bytes) !== rule.type)
    throw new ApiError('UNSUPPORTED_TYPE', `${name} has to be ${rule.type}`);
  const file = await storeFile(deps.media, folderOf(id), { name, type: rule.type, bytes });
  const kept = await putGenerationFile(deps.db, { id, userId: account.id, file, now: deps.now() });
  deps.background(kept ? sweepFreedMedia(deps) : freeStoredFiles(deps, [file]));
  if (!kept) throw new ApiError('CONFLICT', 'This reservation is void and its credits are back. Start again');
}

/** Settles what the device made, once all its files are there. */
export async function settleUpload(
  deps: Deps,
  request: { account: Account; id: string; output: unknown },
): Promise<GenerationReply> {
  const { account, id } = request;
  const { tool } = await deviceRun(deps, account, id);
  const output = parseInput(tool.output, request.output, 'output');
  return settleGeneration(deps, { account, tool, id, output, files: [] });
}

/** Gives up an open reservation at once, for a render that was cancelled. */
export async function releaseGeneration(
  deps: Deps,
  request: { account: Account; id: string },
): Promise<{ credits: Credits }> {
  await deviceRun(deps, request.account, request.id);
  await release(deps.db, { id: request.id, userId: request.account.id, now: deps.now() });
  deps.background(sweepFreedMedia(deps));
  return { credits: await getCredits(deps, request.account) };
}
