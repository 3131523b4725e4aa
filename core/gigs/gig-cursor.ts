/** Where a page of gigs ended: by what it is sorted beside the night, and the position of its last gig. */
export interface GigPlace {
  value: number | null;
  position: number;
}

export const writeGigCursor = ({ value, position }: GigPlace): string => `${value ?? 'n'}_${position}`;

/** The place that a cursor names, or null where it names none. */
export function readGigCursor(cursor: string | undefined): GigPlace | null {
  const [, value, position] = /^(n|\d{1,15})_(\d{1,16})$/.exec(cursor ?? '') ?? [];
  if (value === undefined) return null;
  return { value: value === 'n' ? null : Number(value), position: Number(position) };
}
