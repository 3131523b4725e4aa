import type { Page } from 'playwright-core';

/** Something on a page that moved without anybody's doing, unless an input came just before it. */
export interface Shift {
  /** The score of https://web.dev/articles/cls: the share of the window that moved, times how far. */
  value: number;
  afterInput: boolean;
  /** Classes of the parts that moved, each with its top and height before and after, in pixels. */
  what: string;
}

function noteShifts({ fromTheFirst }: { fromTheFirst: boolean }): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const at = ({ top, height }: DOMRect) => `${Math.round(top)}+${Math.round(height)}`;
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.className : node?.nodeName;
        return `${name} ${at(previousRect)} > ${at(currentRect)}`;
      });
      shifts.push({ value, afterInput: hadRecentInput, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: fromTheFirst });
}

/** Notes what moves in every page that is opened from now on, from its first paint. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(noteShifts, { fromTheFirst: true });

/** Notes what moves from now on in the page that is open. */
export const watchShiftsHere = (page: Page): Promise<void> =>
  page.evaluate(noteShifts, { fromTheFirst: false });

/** What moved since it is watched. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.map((shift) => ({ ...shift })));

/** All of it together: Google calls up to 0.1 good. */
export const movedBy = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
