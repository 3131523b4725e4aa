import type { KitItem, Look } from './kit-file.ts';

const symbol = (room: Look['room']): Look => ({ lockup: 'symbol', colourWay: 'full', room });

const square = (side: number) => ({ kind: 'png', width: side, height: side }) as const;

/** For a website and its icon on a phone. Names are those that browsers look for. */
export const ICON_ITEMS: readonly KitItem[] = [
  {
    folder: 'icons',
    title: 'Favicon',
    purpose: 'The tab of your website: put both at its root.',
    look: symbol({ width: 0.84, height: 0.84 }),
    files: [
      { kind: 'ico', path: 'icons/favicon.ico', sizes: [16, 32, 48] },
      { kind: 'svg', path: 'icons/favicon.svg', width: 64, height: 64 },
    ],
  },
  {
    folder: 'icons',
    title: 'Apple touch icon',
    purpose: 'Your website on the home screen of an iPhone.',
    look: symbol({ width: 0.7, height: 0.7 }),
    files: [{ path: 'icons/apple-touch-icon.png', ...square(180) }],
  },
  {
    folder: 'icons',
    title: 'App icon',
    purpose: 'Your website as an app on Android and desktops.',
    look: symbol({ width: 0.78, height: 0.78 }),
    files: [
      { path: 'icons/icon-192.png', ...square(192) },
      { path: 'icons/icon-512.png', ...square(512) },
    ],
  },
  {
    folder: 'icons',
    title: 'Maskable icon',
    // The safe zone of maskable icons is a circle of 80 %: W3C, Web Application Manifest.
    purpose: 'The same for phones that cut icons to a circle: all of it stands in the safe zone.',
    look: symbol({ diameter: 0.77 }),
    files: [{ path: 'icons/maskable-512.png', ...square(512) }],
  },
  {
    folder: 'icons',
    title: 'Web manifest',
    purpose: 'Names the icons to browsers: link it from every page.',
    look: null,
    files: [{ kind: 'written', path: 'icons/site.webmanifest', written: 'web-manifest' }],
  },
];
