import { fileUrl, type Generation } from '#core/generation.ts';
import type { StoredGeneration } from '#db/queries/generation-stored.ts';

/** A generation as the API shows it: instants as text, files by address. */
export function generationView(stored: StoredGeneration): Generation {
  const { userId: _, createdAt, updatedAt, files, ...rest } = stored;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    files: files.map(({ name, type, size }) => ({ name, type, size, url: fileUrl(stored.id, name) })),
  };
}
