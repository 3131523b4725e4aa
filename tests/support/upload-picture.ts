import type { MediaItem } from '#core/media.ts';
import type { Client } from './client.ts';
import { type PictureKind, picture } from './pictures.ts';

/** Uploads a picture, as a photo of a press kit names it. */
export async function uploadPicture(
  client: Client,
  kind: PictureKind = 'jpeg',
  size = { width: 600, height: 400 },
) {
  const bytes = await picture(kind, size);
  const reply = await client.fetch('/api/media', {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  const { id, width, height } = (await reply.json()) as MediaItem;
  return { id, width, height };
}
