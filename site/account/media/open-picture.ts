import type { Size } from './crop.ts';
import { fileRefusal, sizeRefusal, UNREADABLE } from './picture-refusal.ts';

/** A picture that was opened on this device, ready to be cut. */
export interface OpenPicture extends Size {
  file: File;
  /** Shows it; to be revoked when it is done with. */
  url: string;
}

/** Opens a picture, or says why not. */
export async function openPicture(file: File): Promise<OpenPicture | { refusal: string }> {
  const refusal = fileRefusal(file);
  if (refusal !== null) return { refusal };
  const url = URL.createObjectURL(file);
  const image = Object.assign(new Image(), { src: url });
  const size = await image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => null,
  );
  const problem = size ? sizeRefusal(size) : UNREADABLE;
  if (size && problem === null) return { file, url, ...size };
  URL.revokeObjectURL(url);
  return { refusal: problem ?? UNREADABLE };
}
