import { ApiError } from '#core/errors.ts';
import { GIG_MOST, type GigFile } from '#core/gigs/gig.ts';
import { sniffType } from '#core/sniff-type.ts';
import { newId } from '#db/ids.ts';
import {
  countGigFiles,
  deleteGigFile,
  insertGigFile,
  type StoredGigFile,
  selectGigFile,
} from '#db/queries/gig-files.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { openable } from '../storage/openable.ts';
import { storeFile } from '../storage/store-files.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';
import { fileNameOf } from './file-name.ts';

const TYPES: readonly (string | null)[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

type FileDeps = Pick<Deps, 'db' | 'media' | 'now' | 'background'>;

const fileView = ({ id, name, type, size, createdAt }: StoredGigFile): GigFile => ({
  ...{ id, name, type, size },
  createdAt: createdAt.toISOString(),
});

const noRoom = () => new ApiError('CONFLICT', `This gig has ${GIG_MOST.files} files. Delete one first`);

/** Keeps a file with a gig of the account. Throws UNSUPPORTED_TYPE, NOT_FOUND, CONFLICT where there is no room. */
export async function addGigFile(
  deps: FileDeps,
  sent: { userId: string; gigId: string; name: string; bytes: Uint8Array },
): Promise<{ file: GigFile }> {
  const { userId, gigId, bytes } = sent;
  const type = sniffType(bytes);
  if (type === null || !TYPES.includes(type))
    throw new ApiError('UNSUPPORTED_TYPE', 'A file has to be PDF, JPEG, PNG or WebP');
  const before = await countGigFiles(deps.db, { gigId, userId });
  if (before === null) throw new ApiError('NOT_FOUND');
  if (before >= GIG_MOST.files) throw noRoom();

  const stored = await storeFile(deps.media, `gig-files/${gigId}`, { name: 'file', type, bytes });
  const name = fileNameOf(sent.name, type);
  const file = { ...stored, id: newId('gfl'), name, createdAt: deps.now() };
  const told = { id: newId('gev'), text: `Added ${name}` };
  const insert = insertGigFile(deps.db, { gigId, userId, file, most: GIG_MOST.files, told });
  const kept = await keepOrFree(deps, [file], insert, (end) => end !== null);
  if (!kept) throw noRoom();
  return { file: fileView(kept) };
}

/** A file of a gig of the account; those of the trash can be read while they are in it. Throws NOT_FOUND. */
export async function readGigFile(deps: Pick<Deps, 'db' | 'media'>, caller: Caller, id: string) {
  const { files } = await caller.ask((userId) => ({
    reads: { files: selectGigFile(deps.db, { id, userId }) },
  }));
  const [file] = files;
  if (!file) throw new ApiError('NOT_FOUND');
  return openable(deps, file);
}

/** Deletes a file of a gig of the account. Throws NOT_FOUND. */
export async function removeGigFile(deps: FileDeps, userId: string, id: string): Promise<void> {
  const file = { id, userId, eventId: newId('gev'), now: deps.now() };
  if (!(await deleteGigFile(deps.db, file))) throw new ApiError('NOT_FOUND');
  deps.background(() => sweepFreedMedia(deps));
}
