/** A place in a list that is ordered by time, then id. */
export interface Position {
  at: Date;
  id: string;
}

/** The cursor that a client sends back for the next page; safe in a URL. */
export function writeCursor(position: Position): string {
  return `${position.at.getTime()}_${position.id}`;
}

/** The place a cursor names, or null where it names none. */
export function readCursor(cursor: string | undefined): Position | null {
  const match = /^(\d{1,15})_([\w]{1,40})$/.exec(cursor ?? '');
  return match?.[1] && match[2] ? { at: new Date(Number(match[1])), id: match[2] } : null;
}
