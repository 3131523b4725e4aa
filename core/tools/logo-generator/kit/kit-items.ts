import { asciiSlug } from '#core/ascii-slug.ts';
import type { Lockup } from '../lockup-names.ts';
import type { Frame } from './frame.ts';
import { ICON_ITEMS } from './icon-items.ts';
import type { KitFile, KitItem } from './kit-file.ts';
import { logoItems } from './logo-items.ts';
import { placeItems } from './place-items.ts';
import { familyName } from './typefaces.ts';

/** What the kit of a logo depends on: whose it is, the shape of its lockups and the typefaces it is set in. */
export interface KitOf {
  artist: string;
  frames: Readonly<Record<Lockup, Frame>>;
  families: readonly string[];
}

/** The name of an artist in the names of files. */
export const artistSlug = (artist: string): string => asciiSlug(artist, 'logo');

const README: KitFile = { kind: 'written', path: 'README.txt', written: 'readme' };

/** Everything in the kit of a logo, in the order it is shown. */
export const kitItems = ({ artist, frames, families }: KitOf): KitItem[] => {
  const slug = artistSlug(artist);
  return [
    ...logoItems(slug, frames),
    ...ICON_ITEMS,
    ...placeItems(slug),
    {
      folder: '',
      title: 'Brand sheet',
      purpose: 'For promoters and printers: lockups, colours, typefaces, clear space and smallest sizes.',
      look: null,
      files: [{ kind: 'written', path: 'brand-sheet.pdf', written: 'brand-sheet' }],
    },
    {
      folder: 'tokens',
      title: 'Design tokens',
      purpose:
        'Your colours and typefaces for a website: custom properties, and JSON in the Design Tokens format.',
      look: null,
      files: [
        { kind: 'written', path: 'tokens/tokens.css', written: 'tokens-css' },
        { kind: 'written', path: 'tokens/tokens.json', written: 'tokens-json' },
      ],
    },
    {
      folder: 'licence',
      title: 'Licence card',
      purpose: 'Your commercial licence, what the logo was made from, and what you decided by hand and when.',
      look: null,
      files: [{ kind: 'written', path: 'licence/licence-card.txt', written: 'licence-card' }],
    },
    ...families.map(
      (family): KitItem => ({
        folder: 'licence',
        title: `Licence of ${familyName(family)}`,
        purpose: 'The whole text, for your records.',
        look: null,
        files: [
          { kind: 'written', path: `licence/typefaces/${family}.txt`, written: 'typeface-licence', family },
        ],
      }),
    ),
  ];
};

/** The files of the ZIP: all of them, the index first. */
export const kitFiles = (items: readonly KitItem[]): KitFile[] => [
  README,
  ...items.flatMap(({ files }) => files),
];

/** The name of a file that leaves the kit alone: `brand-sheet.pdf` says nothing in a folder of downloads. */
export function downloadName({ path }: Pick<KitFile, 'path'>, artist: string): string {
  const [name = path, slug] = [path.split('/').at(-1), artistSlug(artist)];
  return path.startsWith('icons/') || name.startsWith(`${slug}-`) ? name : `${slug}-${name}`;
}

export const zipName = (artist: string): string => `${artistSlug(artist)}-brand-kit.zip`;
