/** A file of our own site that the kit needs did not come. */
export class ServedFileError extends Error {
  override readonly name = 'ServedFileError';
}

const PATIENCE_MS = 15_000;

/** @param path below `/fonts/logo/` */
export type ReadServed = (path: string) => Promise<Uint8Array>;

/** Reads a font file or a licence text; the browser's cache has most of them. Throws ServedFileError. */
export const readServed: ReadServed = async (path) => {
  try {
    const reply = await fetch(`/fonts/logo/${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!reply.ok) throw new Error(`${reply.status} for ${path}`);
    return new Uint8Array(await reply.arrayBuffer());
  } catch (cause) {
    throw new ServedFileError('A typeface did not load. Check your connection.', { cause });
  }
};
