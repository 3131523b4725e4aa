import type { LogoKit } from '#core/brand-kit.ts';
import type { ColourWay } from '#core/tools/logo-generator/engine/colour-ways.ts';
import type { KitItem } from '#core/tools/logo-generator/kit/kit-file.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { ZipProgress } from '../../shell/zip.store.ts';

/** Whose logo, as it is now. */
export interface WhichLogo {
  spec: LogoSpec;
  artist: string;
}

export interface KitContents {
  items: readonly KitItem[];
  /** A small SVG of each item, by its place in `items`; null for what is written. */
  pictures: readonly (string | null)[];
  /** The shape of each lockup with its clear space. */
  shapes: Readonly<Record<Lockup, { width: number; height: number }>>;
  /** Files in the ZIP. */
  count: number;
  /** Why this browser makes no PNG; null where it does. */
  lacksPixels: string | null;
}

/** What the maker of files can be asked for. */
export interface KitTasks {
  contents: { asks: WhichLogo; answers: KitContents };
  /** One file of the kit. `kit` is needed for the licence card alone. */
  file: { asks: WhichLogo & { path: string; kit: LogoKit | null }; answers: Blob };
  /** A PNG of any width in pixels. */
  png: { asks: WhichLogo & { lockup: Lockup; colourWay: ColourWay; width: number }; answers: Blob };
  zip: { asks: WhichLogo & { kit: LogoKit }; answers: Blob };
}

export type KitTask = keyof KitTasks;

export type KitQuestion<Name extends KitTask = KitTask> =
  | { id: number; task: Name; asks: KitTasks[Name]['asks'] }
  /** Nobody waits for the answer any longer. */
  | { id: number; cancel: true };

export type KitReply =
  | { id: number; answer: KitTasks[KitTask]['answers'] }
  | { id: number; progress: ZipProgress }
  /** For people where the browser or the network is at fault, null where something broke. */
  | { id: number; error: { reason: string | null } };
