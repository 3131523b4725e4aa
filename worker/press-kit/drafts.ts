import { ApiError } from '#core/errors.ts';
import { draftTitle, MOST_DRAFTS, type PressKitDraft, type PressKitDraftRow } from '#core/press-kit-draft.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitDraftSchema } from '#core/tools/press-kit/kit-schema.ts';
import { newId } from '#db/ids.ts';
import {
  deleteDraft,
  insertDraft,
  type StoredDraft,
  saveDraft as saveStoredDraft,
  selectDraft,
  selectDraftRows,
} from '#db/queries/press-kit-drafts.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { Engine } from '../providers/ports.ts';

interface Written {
  kit: PressKit;
  generationId: string | null;
}

/** What is read again was kept by an older schema, perhaps: what it did not know yet is empty. */
const draftView = ({ kit, updatedAt, ...draft }: StoredDraft): PressKitDraft => ({
  ...draft,
  kit: kitDraftSchema.parse(kit),
  updatedAt: updatedAt.toISOString(),
});

/** The kits that the account writes on, and the text model that can word their bios. */
export async function listDrafts(
  deps: Pick<Deps, 'db' | 'toolPorts'>,
  caller: Caller,
): Promise<{ drafts: PressKitDraftRow[]; writer: Engine | null }> {
  const { rows } = await caller.ask((owner) => ({ reads: { rows: selectDraftRows(deps.db, owner) } }));
  return {
    drafts: rows.map(({ id, kit, generationId, updatedAt }) => ({
      ...{ id, title: draftTitle(kit), generationId, updatedAt: updatedAt.toISOString() },
    })),
    writer: deps.toolPorts.text?.engine ?? null,
  };
}

export async function readDraft(deps: Pick<Deps, 'db'>, caller: Caller, id: string): Promise<PressKitDraft> {
  const { rows } = await caller.ask((userId) => ({ reads: { rows: selectDraft(deps.db, { id, userId }) } }));
  const [draft] = rows;
  if (!draft) throw new ApiError('NOT_FOUND');
  return draftView(draft);
}

/** Begins a kit. Throws CONFLICT where the account has as many as it may have. */
export async function addDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { kit, generationId }: Written,
): Promise<PressKitDraft> {
  const draft = { id: newId('pkd'), userId, kit, generationId, most: MOST_DRAFTS, now: deps.now() };
  const kept = await insertDraft(deps.db, draft);
  if (!kept) throw new ApiError('CONFLICT', `You have ${MOST_DRAFTS} press kits. Delete one first`);
  return draftView(kept);
}

/** Saves a kit over the revision that it goes on from. Throws CONFLICT where that is not the newest, NOT_FOUND. */
export async function saveDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  written: Written & { id: string; revision: number },
): Promise<{ revision: number; updatedAt: string }> {
  const saved = await saveStoredDraft(deps.db, { ...written, userId, now: deps.now() });
  if (!saved) throw new ApiError('NOT_FOUND');
  if (!saved.isSaved) throw new ApiError('CONFLICT', 'This kit was changed in another window');
  return { revision: saved.draft.revision, updatedAt: saved.draft.updatedAt.toISOString() };
}

export async function removeDraft(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deleteDraft(deps.db, { id, userId }))) throw new ApiError('NOT_FOUND');
}
