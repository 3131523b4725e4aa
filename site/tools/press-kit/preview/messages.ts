import type { Branding } from '#core/branding.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';

/** A kit to be laid out as it will be printed. */
export interface PreviewAsk {
  kit: PressKit;
  branding: Branding;
  /** ISO instant: dates before it are past. */
  at: string;
  /** Where the kit is published, or null. */
  pageUrl: string | null;
}

export interface PreviewPages {
  /** Each page as SVG. */
  whole: string[];
  onePage: string;
  /** Font files that they are set in. */
  files: string[];
}
