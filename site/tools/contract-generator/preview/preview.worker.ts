import { layOut } from '#core/paper/lay-out.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { unprintable } from '#core/paper/unprintable.ts';
import { contractPaper } from '#core/tools/contract-generator/paper/contract-paper.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import { loadFontFiles, TypefaceError } from '#site/lib/load-faces.ts';
import type { PageReply } from '../../shell/document/preview/page-preview.store.ts';
import type { PreviewAsk, PreviewPages } from './messages.ts';

/** Bookmarks of clauses begin with their number: `9. Cancellation by the Client`. */
const CLAUSE = /^\d+\. /;

async function preview({ contract, branding, at }: PreviewAsk): Promise<PageReply<PreviewPages>> {
  const paper = contractPaper({
    contract,
    ground: groundOf(branding),
    logoOn: await logoOnGrounds(branding.logo, loadFontFiles),
    madeAt: new Date(at),
  });
  const problem = unprintable(contract, paper, 'artist.stageName');
  if (problem) return { state: 'refused', problem };
  const files = neededFiles(paper);
  const laidOut = layOut(paper, await loadFontFiles(files));
  return {
    state: 'ready',
    files,
    clausePages: laidOut.bookmarks.filter(({ title }) => CLAUSE.test(title)).map(({ page }) => page),
    pages: laidOut.pages.map((_, page) =>
      pageSvg(laidOut, {
        ...{ page, id: `contract-${page}` },
        label: `Page ${page + 1} of ${laidOut.pages.length}`,
        urlOf: () => '',
      }),
    ),
  };
}

addEventListener('message', ({ data }: MessageEvent<PreviewAsk>) => {
  preview(data).then(postMessage, (error: unknown) => {
    const reason = error instanceof TypefaceError ? error.message : null;
    postMessage({ state: 'failed', reason } satisfies PageReply<PreviewPages>);
  });
});
