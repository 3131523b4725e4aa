import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ASSISTANT } from '#core/chat.ts';
import { $dock, closeDock, noteSight } from './dock.store.ts';
import { spot } from './spot.store.ts';
import type { DockKind } from './use-dock-kind.ts';
import { useSheet } from './use-sheet.ts';

/** How much of the field has to be seen for the panel to count as in sight: a cut line still does. */
const WHOLE = 0.9;
/** What the top bar covers of the window. */
const UNDER_BAR = '-60px 0px 0px';

/** The panel itself: where it stands, what closes it, and who gets the focus. */
export function DockFrame({ kind, children }: { kind: DockKind; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const put = useStore(spot.$spot);
  const dock = useStore($dock);
  const at = kind === 'sheet' ? null : put;
  const isFull = kind === 'sheet' && dock.open && dock.by === 'hand';
  useSheet(panel, isFull);

  useLayoutEffect(() => {
    const keepInside = () => {
      const now = spot.$spot.get();
      if (kind !== 'sheet' && now && panel.current) spot.moveTo(now, sizeOf(panel.current), windowSize());
    };
    keepInside();
    addEventListener('resize', keepInside);
    return () => removeEventListener('resize', keepInside);
  }, [kind]);

  // Only who opened it by hand is taken there, to all of it; on a phone the keyboard stays down until the field is touched.
  useEffect(() => {
    if (!dock.open || dock.by !== 'hand') return;
    if (panel.current?.contains(document.activeElement)) return;
    const goal = kind === 'sheet' ? panel.current : panel.current?.querySelector('textarea');
    if (kind === 'lane' && !spot.$spot.get()) panel.current?.scrollIntoView({ block: 'nearest' });
    goal?.focus();
  }, [dock, kind]);

  useEffect(() => {
    const note = ([entry]: IntersectionObserverEntry[]) =>
      noteSight((entry?.intersectionRatio ?? 0) >= WHOLE);
    const rootMargin = kind === 'lane' ? UNDER_BAR : undefined;
    const watcher = new IntersectionObserver(note, { threshold: WHOLE, rootMargin });
    const form = panel.current?.querySelector('form');
    if (form) watcher.observe(form);
    return () => watcher.disconnect();
  }, [kind]);

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={ASSISTANT}
      aria-modal={isFull || undefined}
      tabIndex={-1}
      className="cue-panel"
      data-kind={kind}
      data-by={dock.open ? dock.by : undefined}
      data-moved={at !== null || undefined}
      style={at ?? undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeDock();
      }}
    >
      {children}
    </section>
  );
}

/** The size of the panel as it is drawn, in pixels. */
export const sizeOf = (panel: HTMLElement) => ({ width: panel.offsetWidth, height: panel.offsetHeight });

/** The window without its scroll bars, in pixels. */
export const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});
