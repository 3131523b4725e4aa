import { atom } from 'nanostores';

/** A line that another part of the tracker begins, such as the day that was chosen in the calendar; null once it was taken up. */
export const $proposedLine = atom<string | null>(null);

/** Puts the beginning of a line into quick add, which takes the focus. */
export const proposeLine = (line: string): void => $proposedLine.set(line);
