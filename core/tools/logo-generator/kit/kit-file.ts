import type { Room, RoundRoom } from '../engine/box.ts';
import type { ColourWay } from '../engine/colour-ways.ts';
import type { Lockup } from '../lockup-names.ts';

/** What a drawn file shows, whatever its format and size. */
export interface Look {
  lockup: Lockup;
  colourWay: ColourWay;
  room: Room | RoundRoom;
  /** In place of the ground of the colour way: `#RRGGBB`. */
  ground?: string;
  isMirrored?: boolean;
  /** The name may take other rows than in the logo where that makes it much larger. */
  mayRearrange?: boolean;
}

interface Pixels {
  /** Pixels. */
  width: number;
  height: number;
}

export interface SvgFile extends Pixels {
  kind: 'svg';
  path: string;
  /** The drawing as it is stored, byte for byte. */
  isMaster?: boolean;
}

export interface PngFile extends Pixels {
  kind: 'png';
  path: string;
  /** Pixels on a printed inch, written into the file. */
  perInch?: number;
  /** Black and white alone. */
  isTwoColours?: boolean;
}

export interface PdfFile {
  kind: 'pdf';
  path: string;
  /** Millimetres. */
  width: number;
  height: number;
  /** Millimetres inside the page that are cut away on every side. */
  bleed?: number;
}

export interface IcoFile {
  kind: 'ico';
  path: string;
  /** Pixels a side, smallest first. */
  sizes: readonly number[];
}

export type DrawnFile = SvgFile | PngFile | PdfFile | IcoFile;

/** What is written, not drawn. */
export type Written =
  | 'web-manifest'
  | 'tokens-css'
  | 'tokens-json'
  | 'licence-card'
  | 'typeface-licence'
  | 'brand-sheet'
  | 'readme';

export interface WrittenFile {
  kind: 'written';
  path: string;
  written: Written;
  /** The typeface that a licence is of: its family. */
  family?: string;
}

export type KitFile = DrawnFile | WrittenFile;

/** The folders of the kit in the order they are shown; `''` is the top. */
export const FOLDERS = {
  logo: 'Logo',
  icons: 'Icons',
  social: 'Social',
  cover: 'Cover',
  stage: 'Stage',
  print: 'Print',
  '': 'Brand sheet',
  tokens: 'Colours for code',
  licence: 'Licence',
} as const;
export type Folder = keyof typeof FOLDERS;

/** One thing that an artist needs, in the formats it is needed in. */
export interface KitItem {
  folder: Folder;
  title: string;
  /** What it is for, in one sentence. */
  purpose: string;
  /** Null for what is written. */
  look: Look | null;
  files: readonly KitFile[];
}

/** The extension, in capitals, as it stands on a button. */
export const formatOf = ({ path }: Pick<KitFile, 'path'>): string =>
  path.slice(path.lastIndexOf('.') + 1).toUpperCase();

/** `2048 × 1536 px`, `40 × 12 mm`; empty for what has no size. */
export function sizeWords(file: KitFile): string {
  switch (file.kind) {
    case 'svg':
    case 'png':
      return `${file.width} × ${file.height} px${file.kind === 'png' && file.perInch ? `, ${file.perInch} dpi` : ''}`;
    case 'pdf': {
      const bleed = file.bleed ?? 0;
      const [width, height] = [file.width - 2 * bleed, file.height - 2 * bleed];
      return `${width} × ${height} mm${bleed ? ` and ${bleed} mm of bleed` : ''}`;
    }
    case 'ico':
      return `${file.sizes.join(', ')} px`;
    default:
      return '';
  }
}
