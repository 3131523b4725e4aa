import { mediaUrl } from '#core/media.ts';
import type { Image } from '#core/paper/blocks.ts';
import type { LaidOut } from '#core/paper/page.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { facesForSpec, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { logoDrawing } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import type { KitBranding } from '#core/tools/press-kit/kit-branding.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { everythingIn, kitPapers } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { unprintable } from '#core/tools/press-kit/paper/unprintable.ts';
import { loadFontFiles, TypefaceError } from '#site/lib/load-faces.ts';
import type { PreviewAsk, PreviewReply } from './messages.ts';

/** What is drawn on a page needs no bytes: the page shows the picture by its address. */
const NO_BYTES = new Uint8Array();

async function logoOn({ logo }: KitBranding): Promise<KitParts['logoOn']> {
  if (!logo) return () => null;
  const faces = openFaces(await loadFontFiles(facesForSpec(logo)));
  return (ground) => logoDrawing(logo, faces, 'full', ground);
}

const imagesOf = (kit: PressKit): Map<string, Image> =>
  new Map(kit.photos.map(({ id, width, height }) => [id, { bytes: NO_BYTES, width, height }]));

async function preview({ kit, branding, at }: PreviewAsk): Promise<PreviewReply> {
  const images = imagesOf(kit);
  const addresses = new Map(
    kit.photos.flatMap(({ id, screenId }) => {
      const image = images.get(id);
      return image ? [[image, mediaUrl(screenId || id)] as const] : [];
    }),
  );
  const parts: KitParts = {
    ...{ kit, images, look: lookOf(kit, branding), logoOn: await logoOn(branding) },
    ...{ pageUrl: null, madeAt: new Date(at) },
  };
  const everything = everythingIn(parts);
  const problem = unprintable(kit, everything);
  if (problem) return { state: 'refused', problem };
  const files = neededFiles(everything);
  const { whole, onePage } = kitPapers(parts, await loadFontFiles(files));
  const drawn = (laidOut: LaidOut, name: string): string[] =>
    laidOut.pages.map((_, page) =>
      pageSvg(laidOut, {
        page,
        id: `${name}-${page}`,
        label: `Page ${page + 1} of ${laidOut.pages.length}`,
        urlOf: (image) => addresses.get(image) ?? '',
      }),
    );
  return {
    state: 'ready',
    files,
    whole: drawn(whole.laidOut, 'whole'),
    onePage: drawn(onePage.laidOut, 'one')[0] ?? '',
  };
}

addEventListener('message', ({ data }: MessageEvent<PreviewAsk>) => {
  preview(data).then(postMessage, (error: unknown) => {
    const reason = error instanceof TypefaceError ? error.message : null;
    postMessage({ state: 'failed', reason } satisfies PreviewReply);
  });
});
