import type { Account } from '#core/account.ts';
import type { Credits } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { sniffType } from '#core/sniff-type.ts';
import type { DeviceTool } from '#core/tools/define-tool.ts';
import { findTool } from '#core/tools/index.ts';
import type { StoredFile } from '#db/queries/generation-stored.ts';
import { getGeneration, putGenerationFile } from '#db/queries/generations.ts';
import { release } from '#db/queries/reservations.ts';
import { getCredits } from '../credits/get-credits.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFile, storeFiles } from '../storage/store-files.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';
import { folderOf } from './folder-of.ts';
import type { GenerationReply } from './run-generation.ts';
import { settleGeneration } from './settle-generation.ts';

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
  const sha256 = await hashOf(bytes);
  const stored = await storeFile(deps.media, folderOf(id), { name, type: rule.type, bytes });
  const file = { ...stored, sha256 };
  const put = putGenerationFile(deps.db, { id, userId: account.id, file, now: deps.now() });
  if (!(await keepOrFree(deps, [file], put, (isKept) => isKept)))
    throw new ApiError('CONFLICT', 'This reservation is void and its credits are back. Start again');
  // The one that it replaced.
  deps.background(() => sweepFreedMedia(deps));
}

/** Files that were uploaded for a tool. Throws CONFLICT where one is missing that may not. */
function uploadsOf(tool: DeviceTool, files: readonly StoredFile[]): StoredFile[] {
  const missing = Object.entries(tool.files)
    .filter(([name, { optional }]) => !optional && !files.some((file) => file.name === name))
    .map(([name]) => name);
  if (missing.length > 0) throw new ApiError('CONFLICT', `Upload these files first: ${missing.join(', ')}`);
  return files.filter(({ name }) => Object.hasOwn(tool.files, name));
}

/** Settles what the device made, once all its files are there, with what the server adds to them. */
export async function settleUpload(
  deps: Deps,
  request: { account: Account; id: string; output: unknown },
): Promise<GenerationReply> {
  const { account, id } = request;
  const { tool, generation } = await deviceRun(deps, account, id);
  const output = parseInput(tool.output, request.output, 'output');
  // A reservation that ended, well or not, gets no more files: it answers as it stands.
  if (generation.status !== 'reserved')
    return settleGeneration(deps, { account, tool, id, output, files: [] });
  const { input, title } = generation;
  const uploaded = uploadsOf(tool, generation.files);
  const complete = deps.generators[tool.id]?.complete;
  const made = complete?.({ input, output, title, files: uploaded, at: deps.now() }) ?? [];
  const files = await storeFiles(deps, folderOf(id), made);
  return settleGeneration(deps, { account, tool, id, output, files, uploaded });
}

/** Gives up an open reservation at once, for a render that was cancelled. */
export async function releaseGeneration(
  deps: Deps,
  request: { account: Account; id: string },
): Promise<{ credits: Credits }> {
  await deviceRun(deps, request.account, request.id);
  await release(deps.db, { id: request.id, userId: request.account.id, now: deps.now() });
  deps.background(() => sweepFreedMedia(deps));
  return { credits: await getCredits(deps, request.account) };
}
