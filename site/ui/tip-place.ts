/** A rectangle on screen, in pixels from the top left corner of the window. */
export type Rect = { left: number; top: number; right: number; bottom: number };
/** In pixels. */
export type Size = { width: number; height: number };
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Between a control and its tip, in pixels. */
const GAP = 6;
/** Between a tip and the edge of the window, in pixels. */
const EDGE = 8;

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;

/**
 * The top left corner of a tip, in pixels: centred at the wished side of its control, at the opposite one where that
 * has more room and the wished one too little, and moved along until it stands inside the window.
 */
export function placeTip(control: Rect, tip: Size, view: Size, wished: Side): { left: number; top: number } {
  const side = sideFor(control, tip, view, wished);
  const middle = {
    left: (control.left + control.right - tip.width) / 2,
    top: (control.top + control.bottom - tip.height) / 2,
  };
  const { left, top } = {
    top: { ...middle, top: control.top - GAP - tip.height },
    right: { ...middle, left: control.right + GAP },
    bottom: { ...middle, top: control.bottom + GAP },
    left: { ...middle, left: control.left - GAP - tip.width },
  }[side];
  return { left: inside(left, tip.width, view.width), top: inside(top, tip.height, view.height) };
}

function sideFor(control: Rect, tip: Size, view: Size, wished: Side): Side {
  const room = {
    top: control.top,
    right: view.width - control.right,
    bottom: view.height - control.bottom,
    left: control.left,
  };
  const length = wished === 'top' || wished === 'bottom' ? tip.height : tip.width;
  const other = OPPOSITE[wished];
  return room[wished] >= length + GAP + EDGE || room[wished] >= room[other] ? wished : other;
}

/** Whole pixels, so that the words stay sharp. What is longer than the window starts at its edge. */
function inside(start: number, length: number, window: number): number {
  return Math.round(Math.max(EDGE, Math.min(start, window - EDGE - length)));
}

/**
 * Whether a point lies on a control, on its tip or on a straight way from one to the other: in the convex hull of both.
 * Such a point lies in one of the rectangles that the first turns into while it moves and grows into the second.
 */
export function isOnTheWay({ x, y }: { x: number; y: number }, from: Rect, to: Rect): boolean {
  // Each edge allows the part of the journey (0 at the start, 1 at the end) where the point is on its inner side.
  const inner = [
    [x - from.left, x - to.left],
    [from.right - x, to.right - x],
    [y - from.top, y - to.top],
    [from.bottom - y, to.bottom - y],
  ] as const;
  let [earliest, latest] = [0, 1];
  for (const [atStart, atEnd] of inner) {
    if (atStart < 0 && atEnd < 0) return false;
    const crossing = atStart / (atStart - atEnd);
    if (atStart < 0) earliest = Math.max(earliest, crossing);
    if (atEnd < 0) latest = Math.min(latest, crossing);
  }
  return earliest <= latest;
}
