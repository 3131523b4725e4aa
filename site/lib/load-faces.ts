import { type FaceSet, openFaces } from '#core/tools/logo-generator/engine/faces.ts';

/** A font file did not come, after all tries. */
export class TypefaceError extends Error {
  override readonly name = 'TypefaceError';
}

/** Waits before the second and third try, in milliseconds. */
const WAITS_MS = [250, 1000];

/** After this long without an answer a try counts as failed, in milliseconds. */
const PATIENCE_MS = 15_000;

const loaded = new Map<string, Promise<Uint8Array>>();

async function load(file: string): Promise<Uint8Array> {
  const reply = await fetch(`/fonts/logo/${file}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!reply.ok) throw new Error(`${reply.status} for the typeface ${file}`);
  return new Uint8Array(await reply.arrayBuffer());
}

async function loadPatiently(file: string): Promise<Uint8Array> {
  for (const wait of WAITS_MS) {
    try {
      return await load(file);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load(file).catch((cause) => {
    throw new TypefaceError('A typeface did not load. Check your connection.', { cause });
  });
}

/** Each font file once; one that failed is asked for again the next time. */
function bytesOf(file: string): Promise<Uint8Array> {
  const known = loaded.get(file) ?? loadPatiently(file);
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

/**
 * Loads font files; those that are here already cost nothing.
 * @throws TypefaceError
 */
export async function loadFontFiles(files: readonly string[]): Promise<Map<string, Uint8Array>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const)));
}

/**
 * Loads and opens the font files of a drawing; those that are here already cost nothing.
 * @throws TypefaceError
 */
export async function loadFaces(files: readonly string[]): Promise<FaceSet> {
  return openFaces(await loadFontFiles(files));
}
