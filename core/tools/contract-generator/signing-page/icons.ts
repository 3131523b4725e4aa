import { html, Markup } from '#core/markup.ts';

/** Paths of Lucide icons, ISC licence, in a 24-unit square. */
const PATHS = {
  pen: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  signature:
    'm21 17-2.156-1.868A.5.5 0 0 0 18 15.5v.5a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1c0-2.545-3.991-3.97-8.5-4a1 1 0 0 0 0 5c4.153 0 4.745-11.295 5.708-13.5a2.5 2.5 0 1 1 3.31 3.284M3 21h18',
  down: 'm6 9 6 6 6-6',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m2-5 5 5 5-5',
  message: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  check: 'M20 6 9 17l-5-5',
  close: 'M18 6 6 18M6 6l12 12',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  stop: 'M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
} as const;

const ICONS = Object.fromEntries(
  Object.entries(PATHS).map(([name, d]) => [
    name,
    new Markup(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`),
  ]),
) as Readonly<Record<keyof typeof PATHS, Markup>>;

export const icon = (name: keyof typeof PATHS): Markup => html`${ICONS[name]}`;
