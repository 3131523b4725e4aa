import type { ShippedFiles } from '../providers/ports.ts';

/** Reads files of typefaces by their names. */
export async function readFontFiles(
  files: ShippedFiles,
  names: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const read = await Promise.all(
    names.map(async (name) => [name, await files.read(`/fonts/logo/${name}`)] as const),
  );
  return new Map(read);
}
