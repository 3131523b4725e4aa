import { mediaUrl } from '#core/media.ts';
import type { LaidOut } from '#core/paper/page.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { unprintable } from '#core/paper/unprintable.ts';
import { everythingIn, kitPapers } from '#core/tools/press-kit/paper/kit-paper.ts';
import { loadFontFiles, TypefaceError } from '#site/lib/load-faces.ts';
import type { PageReply } from '../../shell/document/preview/page-preview.store.ts';
import { partsInBrowser } from '../parts-in-browser.ts';
import type { PreviewAsk, PreviewPages } from './messages.ts';

async function preview(ask: PreviewAsk): Promise<PageReply<PreviewPages>> {
  const parts = await partsInBrowser(ask);
  const { kit, images } = parts;
  const addresses = new Map(
    kit.photos.flatMap(({ id, screenId }) => {
      const image = images.get(id);
      return image ? [[image, mediaUrl(screenId || id)] as const] : [];
    }),
  );
  const everything = everythingIn(parts);
  const problem = unprintable(kit, everything, 'artistName');
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
    postMessage({ state: 'failed', reason } satisfies PageReply<PreviewPages>);
  });
});
