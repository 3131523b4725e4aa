import { FOLDERS, type Folder, type KitItem, sizeWords } from './kit-file.ts';
import { columns, wrapped } from './text-columns.ts';

const WIDTH = 78;

const NOTES = [
  'Clear space is part of every file in logo/: place them edge to edge and nothing comes too near.',
  'Files for dark grounds and white files have no ground: opened on a white page they look empty, and are not.',
  'PDFs and SVGs are paths and scale to any size. Their colours are RGB: a printer converts them with the profile of the press. Black and white files use one ink.',
  'For a website: put favicon.ico and favicon.svg at its root and the other icons beside site.webmanifest, then add to the head of each page:',
] as const;

const HEAD = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
] as const;

function folder(name: Folder, items: readonly KitItem[]): string {
  const rows = items
    .filter((item) => item.folder === name)
    .flatMap(({ purpose, files }) => [
      ...files.map((file): string => columns([[file.path, sizeWords(file)]])),
      wrapped(purpose, WIDTH, '    '),
    ]);
  return [FOLDERS[name].toUpperCase(), ...rows, ''].join('\n');
}

/** The index of the kit. */
export function readme(artist: string, items: readonly KitItem[]): string {
  const folders = (Object.keys(FOLDERS) as Folder[]).filter((name) =>
    items.some((item) => item.folder === name),
  );
  return [
    `${artist}: brand kit\n`,
    ...folders.map((name) => folder(name, items)),
    'NOTES',
    ...NOTES.map((note) => `${wrapped(note, WIDTH)}\n`),
    ...HEAD,
    '',
  ].join('\n');
}
