import { type Zippable, zipSync } from 'fflate';

export interface ZipFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Packs files. Sound gains next to nothing from being packed again, so it is stored as it is. */
export function zipFiles(files: readonly ZipFile[], madeAt: Date): Blob {
  const entries: Zippable = Object.fromEntries(
    files.map(({ path, bytes }) => [path, [bytes, { level: /\.(?:mp3|wav)$/.test(path) ? 0 : 9 }]]),
  );
  return new Blob([zipSync(entries, { mtime: madeAt }) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  });
}
