import { OPENED, PAGE_PART_IDS, readsAddress } from '#core/press-kit-page.ts';

/** So long a part is in sight before it counts as read, in milliseconds. */
const READ_MS = 1000;

/**
 * Counts the parts of the page that came into sight and stayed there: what part it was, by which link if it has one of its own,
 * and nothing of who read it.
 */
export function countReads(slug: string, link: string | undefined): void {
  const unsent = new Set<string>([OPENED]);
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        const read = () => {
          unsent.add(target.id);
          observer.unobserve(target);
        };
        timers.set(target, setTimeout(read, READ_MS));
      }
    },
    // In the middle half of the window: where eyes are.
    { rootMargin: '-25% 0px' },
  );
  for (const id of PAGE_PART_IDS) {
    const part = document.getElementById(id);
    if (part) observer.observe(part);
  }

  const send = (): void => {
    if (!document.hidden || unsent.size === 0) return;
    const body = new Blob([JSON.stringify({ parts: [...unsent], link })], { type: 'application/json' });
    if (navigator.sendBeacon(readsAddress(slug), body)) unsent.clear();
  };
  document.addEventListener('visibilitychange', send);
}
