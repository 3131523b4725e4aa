/** Another page of the tracker that has just been opened. */
export interface Arrival {
  /** The gig that one comes back from. */
  from: string | null;
  /** What had the focus then. */
  at: Element | null;
}

let arrival: Arrival | null = null;
let left: string | null = null;

/** A gig was opened, or left, or both: the page that is opened by it gets the focus. */
export function noteArrival(before: string | null, now: string | null): void {
  left = before ?? left;
  arrival = { from: now === null ? before : null, at: document.activeElement };
}

/** What brought one to the page that is open, until its focus is placed; null where it came with its document. */
export const arrivalNow = (): Arrival | null => arrival;

/** The focus is placed, or somebody else has it. */
export function endArrival(): void {
  arrival = null;
}

/** The gig that was open last. */
export const gigLeft = (): string | null => left;
