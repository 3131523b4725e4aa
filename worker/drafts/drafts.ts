import { type Draft, type DraftRow, LONGEST_TITLE, MOST_DRAFTS } from '#core/drafts.ts';
import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { cutTo } from '#core/text.ts';
import type { ToolDrafts } from '#core/tools/define-tool.ts';
import { findTool } from '#core/tools/index.ts';
import { newId } from '#db/ids.ts';
import {
  deleteDraft,
  insertDraft,
  type StoredDraft,
  saveDraft as saveStoredDraft,
  selectDraft,
  selectDraftRows,
} from '#db/queries/drafts.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** A draft as its address names it. */
interface DraftName {
  tool: string;
  id: string;
}

interface Sent {
  content: unknown;
  generationId: string | null;
}

/** How drafts of the tool of that id are read, and what is made of them. Throws NOT_FOUND where it has none. */
function draftsOf(deps: Pick<Deps, 'tools'>, id: string): { drafts: ToolDrafts<unknown>; noun: string } {
  const tool = findTool(deps.tools, id);
  if (!tool?.drafts) throw new ApiError('NOT_FOUND', 'This tool has no drafts');
  return { drafts: tool.drafts, noun: tool.makes.noun };
}

function parseSent({ schema, titleOf }: ToolDrafts<unknown>, { content, generationId }: Sent) {
  const parsed = parseInput(schema, content, 'content');
  return { title: cutTo(titleOf(parsed), LONGEST_TITLE), content: parsed, generationId };
}

/** What is read again was kept by an older schema, perhaps: what it did not know yet is empty. */
const draftView = (
  { schema }: ToolDrafts<unknown>,
  { content, updatedAt, ...draft }: StoredDraft,
): Draft => ({ ...draft, content: schema.parse(content), updatedAt: updatedAt.toISOString() });

/** What the account writes on for that tool. */
export async function listDrafts(
  deps: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
  tool: string,
): Promise<{ drafts: DraftRow[] }> {
  draftsOf(deps, tool);
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: selectDraftRows(deps.db, { userId, tool }) },
  }));
  return { drafts: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}

export async function readDraft(
  deps: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
  name: DraftName,
): Promise<Draft> {
  const { drafts } = draftsOf(deps, name.tool);
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: selectDraft(deps.db, { ...name, userId }) },
  }));
  const [draft] = rows;
  if (!draft) throw new ApiError('NOT_FOUND');
  return draftView(drafts, draft);
}

/** Begins a draft. Throws CONFLICT where the account has as many of that tool as it may have. */
export async function addDraft(
  deps: Pick<Deps, 'db' | 'tools' | 'now'>,
  userId: string,
  { tool, ...sent }: Sent & { tool: string },
): Promise<Draft> {
  const { drafts, noun } = draftsOf(deps, tool);
  const draft = { ...parseSent(drafts, sent), id: newId('drf'), userId, tool };
  const kept = await insertDraft(deps.db, { ...draft, most: MOST_DRAFTS, now: deps.now() });
  if (!kept) throw new ApiError('CONFLICT', `You have ${MOST_DRAFTS} ${noun}s. Delete one first`);
  return draftView(drafts, kept);
}

/** Saves a draft over the revision that it goes on from. Throws CONFLICT where that is not the newest, NOT_FOUND. */
export async function saveDraft(
  deps: Pick<Deps, 'db' | 'tools' | 'now'>,
  userId: string,
  { tool, id, revision, ...sent }: Sent & DraftName & { revision: number },
): Promise<{ revision: number; updatedAt: string }> {
  const { drafts, noun } = draftsOf(deps, tool);
  const draft = { ...parseSent(drafts, sent), id, userId, tool, revision };
  const saved = await saveStoredDraft(deps.db, { ...draft, now: deps.now() });
  if (!saved) throw new ApiError('NOT_FOUND');
  if (!saved.isSaved) throw new ApiError('CONFLICT', `This ${noun} was changed in another window`);
  return { revision: saved.draft.revision, updatedAt: saved.draft.updatedAt.toISOString() };
}

export async function removeDraft(
  deps: Pick<Deps, 'db' | 'tools'>,
  userId: string,
  name: DraftName,
): Promise<void> {
  draftsOf(deps, name.tool);
  if (!(await deleteDraft(deps.db, { ...name, userId }))) throw new ApiError('NOT_FOUND');
}
