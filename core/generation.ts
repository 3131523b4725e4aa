export type { Generation, GenerationFile } from './generation-schema.ts';

/** Characters of a title: a whole script of a voice drop is one. */
export const LONGEST_TITLE = 160;

/** Where a file of a generation is read; `?download=1` makes the browser save it. */
export function fileUrl(generationId: string, name: string): string {
  return `/api/generations/${encodeURIComponent(generationId)}/files/${encodeURIComponent(name)}`;
}
