import { ApiError } from '#core/errors.ts';
import {
  MAX_MEDIA_SIDE,
  MEDIA_TYPES,
  type MediaItem,
  MIN_MEDIA_SIDE,
  MOST_MEDIA,
  mediaUrl,
} from '#core/media.ts';
import { type PictureSize, pictureSize } from '#core/media-size.ts';
import { withoutMetadata } from '#core/picture-metadata.ts';
import { sniffType } from '#core/sniff-type.ts';
import { newId } from '#db/ids.ts';
import { findMedium, insertMedium, type StoredMedium } from '#db/queries/media.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';

const TYPES: readonly (string | null)[] = MEDIA_TYPES;

/** How long a picture that is used nowhere is kept, in milliseconds: whoever uploads means to use it soon. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

const mediaItem = ({ id, type, size, width, height }: StoredMedium): MediaItem => ({
  ...{ id, url: mediaUrl(id) },
  ...{ type, size, width, height },
});

const refusal = (reason: string) => new ApiError('INVALID_INPUT', reason, { fields: [{ path: '', reason }] });

interface TakenPicture extends PictureSize {
  type: string;
  bytes: Uint8Array;
}

/** The picture in the bytes, without what it tells of place and camera. Throws UNSUPPORTED_TYPE, INVALID_INPUT. */
function takeIn(sent: Uint8Array): TakenPicture {
  const type = sniffType(sent);
  if (type === null || !TYPES.includes(type))
    throw new ApiError('UNSUPPORTED_TYPE', 'A picture has to be JPEG, PNG or WebP');
  const bytes = withoutMetadata(sent, type);
  const size = bytes && pictureSize(bytes, type);
  if (!size) throw new ApiError('UNSUPPORTED_TYPE', 'This picture is damaged or cut off');
  const sides = [size.width, size.height];
  if (Math.max(...sides) > MAX_MEDIA_SIDE)
    throw refusal(`A picture has at most ${MAX_MEDIA_SIDE} pixels a side`);
  if (Math.min(...sides) < MIN_MEDIA_SIDE)
    throw refusal(`A picture has at least ${MIN_MEDIA_SIDE} pixels a side`);
  return { type, bytes, ...size };
}

const noRoom = () =>
  new ApiError(
    'CONFLICT',
    `You have ${MOST_MEDIA.toLocaleString('en')} pictures, and that's the limit. Delete press kits that you don't need, then try again`,
  );

/**
 * Keeps a picture without its metadata; the same picture again is the same one. Throws UNSUPPORTED_TYPE, INVALID_INPUT
 * where it is too large or too small, CONFLICT where the account has no room for more.
 */
export async function uploadMedia(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  userId: string,
  sent: Uint8Array,
): Promise<MediaItem> {
  const { type, bytes, width, height } = takeIn(sent);
  const sha256 = await hashOf(bytes);
  const now = deps.now();
  const unusedSince = new Date(now.getTime() - UNUSED_MS);
  const known = await findMedium(deps.db, { userId, sha256, unusedSince, now });
  deps.background(() => sweepFreedMedia(deps));
  if (known.medium) return mediaItem(known.medium);
  if (known.count >= MOST_MEDIA) throw noRoom();

  const id = newId('med');
  const mediaKey = `media/${userId}/${sha256}/${id}`;
  await deps.media.put(mediaKey, bytes, type);
  const medium = { id, sha256, mediaKey, type, size: bytes.byteLength, width, height };
  const insert = insertMedium(deps.db, { ...medium, userId, most: MOST_MEDIA, now });
  const end = await keepOrFree(deps, [medium], insert, (kept) => kept?.id === id);
  if (!end) throw noRoom();
  return mediaItem(end);
}
