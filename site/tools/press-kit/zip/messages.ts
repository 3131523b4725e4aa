import type { Branding } from '#core/branding.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import type { ZipProgress } from '../../shell/zip.store.ts';

/** A made kit that is to be packed. */
export interface ZipAsk {
  kit: PressKit;
  branding: Branding;
  /** What the server made of it: name in the ZIP, and address. */
  files: { path: string; url: string }[];
  /** ISO instant: dates before it are past, and the files carry it. */
  at: string;
  /** Where the kit is published, or null. */
  pageUrl: string | null;
}

export type ZipReply =
  | { state: 'making'; progress: ZipProgress }
  | { state: 'done'; file: Blob }
  /** `reason` is for people, and null where something broke that they cannot mend. */
  | { state: 'failed'; reason: string | null };
