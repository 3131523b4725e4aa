import { ApiError } from '#core/errors.ts';
import { GIG_MOST, type NewGig } from '#core/gigs/gig.ts';
import { IMPORT_FIELDS, type ImportField } from '#core/gigs/import/guess-columns.ts';

/** A gig that is on its way: its id was made once, so that it is one gig however often it is sent. */
export interface PlannedGig {
  row: number;
  line: number;
  gig: NewGig & { id: string };
}

/** How far an import is. */
export interface Course {
  /** Ids of those that are in. */
  saved: ReadonlySet<string>;
  /** Why the server refused some, by id. */
  refused: ReadonlyMap<string, { column: string; reason: string }>;
}

export const NOTHING_SENT: Course = { saved: new Set(), refused: new Map() };

/** Of one request, in letters: the server takes 256 kB, and a letter has up to three bytes. */
const MOST_LETTERS = 80_000;

interface Line {
  send(gigs: readonly (NewGig & { id: string })[]): Promise<void>;
  /** Waits so many seconds. */
  wait(seconds: number): Promise<void>;
  onCourse(course: Course): void;
  signal: AbortSignal;
}

export const isLeft = ({ saved, refused }: Course, id: string): boolean => !saved.has(id) && !refused.has(id);

/**
 * Sends what is left of an import, a hundred gigs at a time. What the server refuses is left out, and the others of its piece are
 * sent without it. Answers how far it came; throws what `send` throws else, and then `onCourse` heard of what is in.
 */
export async function sendGigs(planned: readonly PlannedGig[], from: Course, line: Line): Promise<Course> {
  let course = from;
  const go = (next: Course) => {
    course = next;
    line.onCourse(course);
  };
  while (!line.signal.aborted) {
    const piece = pieceOf(planned.filter(({ gig }) => isLeft(course, gig.id)));
    if (piece.length === 0) break;
    try {
      await line.send(piece.map(({ gig }) => gig));
      go({ ...course, saved: new Set([...course.saved, ...piece.map(({ gig }) => gig.id)]) });
    } catch (error) {
      const refused = refusedIn(error, piece);
      const seconds = error instanceof ApiError ? error.details.retryAfter : undefined;
      if (refused.size > 0) go({ ...course, refused: new Map([...course.refused, ...refused]) });
      else if (seconds !== undefined) await line.wait(seconds);
      else throw error;
    }
  }
  return course;
}

/** The first of them that one request takes. */
function pieceOf(left: readonly PlannedGig[]): PlannedGig[] {
  const piece: PlannedGig[] = [];
  let letters = 0;
  for (const one of left) {
    letters += JSON.stringify(one.gig).length;
    if (piece.length > 0 && (letters > MOST_LETTERS || piece.length === GIG_MOST.atOnce)) break;
    piece.push(one);
  }
  return piece;
}

/** Which gigs of a piece were refused, by id; none where something else went wrong. */
function refusedIn(error: unknown, piece: readonly PlannedGig[]): Course['refused'] {
  const refused = new Map<string, { column: string; reason: string }>();
  if (!(error instanceof ApiError)) return refused;
  for (const { path, reason } of error.details.fields ?? []) {
    const [, at = '', field = ''] = /^gigs\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const one = at === '' ? undefined : piece[Number(at)];
    const column = Object.hasOwn(IMPORT_FIELDS, field) ? IMPORT_FIELDS[field as ImportField] : '';
    if (one && !refused.has(one.gig.id)) refused.set(one.gig.id, { column, reason });
  }
  return refused;
}
