/** Where the panel stands in the window: the distance of its corner from the window's, in pixels. */
export interface Spot {
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels that an arrow key moves the panel by, and with Shift. */
export const STEP_PX = 16;
export const LONG_STEP_PX = 64;

/** The spot nearest to the wanted one where the whole panel is in the window; a panel that is larger keeps its head in it. */
export function insideWindow({ left, top }: Spot, panel: Size, window: Size): Spot {
  return {
    left: Math.round(Math.max(0, Math.min(left, window.width - panel.width))),
    top: Math.round(Math.max(0, Math.min(top, window.height - panel.height))),
  };
}

/** Pixels of the window that the top bar covers, and that the round button needs below a panel. */
const BAR_PX = 60;
const BUTTON_PX = 88;
const PANEL_PX = 520;

/** Pages so wide have a lane. */
export const WIDE = '(min-width: 1241px)';
/** Where the lane's place begins as a rule. Before the page is shown nothing on it can be measured, and measured later it would move. */
export const USUAL_TOP_PX = 469;
/** Windows so high hold the panel in the lane, as a rule. */
export const LANE_FROM_PX = USUAL_TOP_PX + PANEL_PX + BUTTON_PX;

/** Whether a panel whose upper edge is at `top` in the window stands in it whole, clear of the bar and of the round button. */
export const laneHolds = (top: number, windowHeight: number): boolean =>
  top >= BAR_PX && top + PANEL_PX <= windowHeight - BUTTON_PX;

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
};

/** Where a key moves the panel from a spot: null parks it, undefined is a key that moves nothing. */
export function movedByKey(spot: Spot, key: string, isLong: boolean): Spot | null | undefined {
  if (key === 'Home' || key === 'End') return null;
  const way = ARROWS[key];
  if (!way) return undefined;
  const step = isLong ? LONG_STEP_PX : STEP_PX;
  return { left: spot.left + way.left * step, top: spot.top + way.top * step };
}
