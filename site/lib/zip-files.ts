import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** These gain nothing from being packed again. */
const PACKED = /\.(?:png|jpg|jpeg|webp|pdf|ico|mp3)$/;

export interface ZipEntry {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Packs files one by one as they come: none of them is held longer than it takes to pack it, and the browser may keep
 * what is packed on disk.
 * @param madeAt the time that the files carry
 */
export async function zipFiles(entries: AsyncIterable<ZipEntry>, madeAt: Date): Promise<Blob> {
  let packed: BlobPart[] = [];
  const fresh: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) fresh.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const flush = (): void => {
    if (failure) throw failure;
    packed = [new Blob([...packed, ...fresh.splice(0)])];
  };
  for await (const { path, bytes } of entries) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    entry.mtime = madeAt;
    zip.add(entry);
    entry.push(bytes, true);
    flush();
  }
  zip.end();
  flush();
  return new Blob(packed, { type: 'application/zip' });
}
