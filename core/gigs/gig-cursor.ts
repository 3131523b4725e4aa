/** Where a page of gigs ended: by what it is sorted beside the night, and the position of its last gig. */
export interface GigCursor {
  value: number | null;
  position: number;
}

export const writeGigCursor = ({ value, position }: GigCursor): string => `${value ?? 'n'}_${position}`;

/** What a cursor says, or null where it names none. */
export function readGigCursor(text: string | undefined): GigCursor | null {
  const [, value, position] = /^(n|\d{1,15})_(\d{1,16})$/.exec(text ?? '') ?? [];
  if (value === undefined) return null;
  return { value: value === 'n' ? null : Number(value), position: Number(position) };
}
