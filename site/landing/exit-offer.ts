/** How long somebody has to have been here, in milliseconds. spec §9 */
const EXIT_AFTER_MS = 10_000;

interface Leaving {
  /** How long the page has been open, in milliseconds. */
  openMs: number;
  /** Where the mouse left the window, in pixels from its top. */
  y: number;
  isSignedIn: boolean;
  wasShown: boolean;
}

/** Whether a mouse that leaves the window is answered with the offer. spec §4 */
export const offersOnExit = ({ openMs, y, isSignedIn, wasShown }: Leaving): boolean =>
  y <= 0 && openMs > EXIT_AFTER_MS && !isSignedIn && !wasShown;
