/** What the page of the bench runs: see ../press-kit-bench.ts. */

import { PLAIN_BRANDING } from '#core/branding.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { kitPapers } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { shapeWords } from '../shape-words.ts';

export interface KitBenchInput {
  kit: PressKit;
  /** Base64, by name. */
  fonts: Record<string, string>;
  /** Base64 of the JPEG that every photo is. */
  photo: string;
}

export interface KitBenchTimes {
  pages: number;
  /** Milliseconds: both papers laid out and drawn as the preview draws them. */
  preview: number;
  /** Milliseconds: both laid out and written as PDF. */
  pdf: number;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

let opened: { parts: KitParts; files: Map<string, Uint8Array> } | null = null;

function open({ kit, fonts, photo }: KitBenchInput): void {
  const bytes = bytesOf(photo);
  opened = {
    parts: {
      ...{ kit, look: lookOf(kit, PLAIN_BRANDING), logoOn: () => null, pageUrl: null },
      images: new Map(kit.photos.map(({ id, width, height }) => [id, { bytes, width, height }])),
      madeAt: new Date('2026-11-25T12:00:00Z'),
    },
    files: new Map(Object.entries(fonts).map(([name, base64]) => [name, bytesOf(base64)])),
  };
}

/** One run, in which the city changes, so that no line is remembered whole. */
async function run(round: number): Promise<KitBenchTimes> {
  if (!opened) throw new Error('Open a kit first');
  const { files, parts } = opened;
  const kit = { ...parts.kit, city: `City ${round}` };
  const laidOut = () => kitPapers({ ...parts, kit }, files);
  const preview = await timed(() => {
    for (const paper of Object.values(laidOut()))
      for (const page of paper.laidOut.pages.keys())
        pageSvg(paper.laidOut, { page, id: `p${page}`, label: 'Page', urlOf: () => '' });
  });
  const pdf = await timed(async () => {
    for (const { paper, laidOut: laid } of Object.values(laidOut())) await writePdf(paper, laid, files);
  });
  return { pages: laidOut().whole.laidOut.pages.length, preview, pdf };
}

/** In milliseconds. */
const baseline = (round: number): Promise<number> =>
  timed(() => shapeWords(opened?.files ?? new Map(), round));

Object.assign(globalThis, { kitBench: { open, run, baseline } });
