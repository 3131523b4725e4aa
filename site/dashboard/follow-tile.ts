/** How long a tile waits for the path to change before it loads the page outright, in milliseconds. spec §9 */
export const TILE_FALLBACK_MS = 50;

/** What a tile needs to know of the window. */
export interface Place {
  location: { readonly pathname: string; assign(path: string): void };
  addEventListener(
    type: 'beforeunload',
    listener: () => void,
    options: { once: true; signal: AbortSignal },
  ): void;
}

/** What a tile needs to know of a click. */
export interface Press {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** Clicks that open another tab or window, or save the page, are the browser's own. */
const isPlain = (press: Press): boolean =>
  !press.defaultPrevented &&
  press.button === 0 &&
  !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/**
 * Follows the link of a tile. Voice Drops (`outright`) is a full page load always, the others are one where the path
 * has not changed in time. A page that is being left already is left once: a second load would only begin it anew.
 * spec §2
 */
export function followTile(press: Press, path: string, outright: boolean, place: Place = window): void {
  if (!isPlain(press)) return;
  if (outright) {
    press.preventDefault();
    place.location.assign(path);
    return;
  }
  const wait = new AbortController();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  place.addEventListener('beforeunload', leave, { once: true, signal: wait.signal });
  setTimeout(() => {
    wait.abort();
    if (!isLeaving && place.location.pathname !== path) place.location.assign(path);
  }, TILE_FALLBACK_MS);
}
