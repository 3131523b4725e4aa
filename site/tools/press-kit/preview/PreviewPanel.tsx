import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { brandingOf } from '#core/branding.ts';
import { withGigDates } from '#core/tools/press-kit/with-gig-dates.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { PagesPanel } from '../../shell/document/preview/PagesPanel.tsx';
import { $somebody } from '../../shell/document/preview/somebody.store.ts';
import { useGigDates } from '../dates/gig-dates.store.ts';
import { $pageUrl } from '../publish/page.store.ts';
import { goToSectionOf } from '../sections/open-section.store.ts';
import { $presentable } from '../sections/use-kit.ts';
import { kitPreview } from './preview.store.ts';
import './preview.css';

const { $preview, draw } = kitPreview;

const pagesWords = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** After the last key, in milliseconds. */
const CALM_MS = 250;

type Kind = 'whole' | 'onePage';

/** Draws the kit on the desk a moment after each change. */
function useDrawn() {
  const { content: kit } = useStore($presentable, { ssr: 'initial' });
  const brandKit = useQuery($brandKit);
  const gigDates = useGigDates();
  const isThere = useStore($somebody, { ssr: 'initial' });
  const pageUrl = useStore($pageUrl, { ssr: 'initial' });
  const isReady = isThere && brandKit.state !== 'waiting';
  const worn = brandKit.state === 'ready' ? brandKit.data.kit : null;
  useEffect(() => {
    if (!isReady) return;
    const branding = brandingOf(kit.look.usesBrandKit ? worn : null);
    const drawKit = () => {
      const now = new Date();
      draw({ kit: withGigDates(kit, gigDates, now), branding, at: now.toISOString(), pageUrl });
    };
    const timer = setTimeout(drawKit, $preview.get().pages ? CALM_MS : 0);
    return () => clearTimeout(timer);
  }, [kit, gigDates, worn, isReady, pageUrl]);
  return useStore($preview, { ssr: 'initial' });
}

/** The kit page by page, as it will be printed. */
export function PreviewPanel() {
  const { pages, problem, isDrawing } = useDrawn();
  const [kind, setKind] = useState<Kind>('whole');
  const shown = kind === 'whole' ? pages?.whole : pages && [pages.onePage];
  return (
    <PagesPanel {...{ pages: shown ?? [], problem, isDrawing }} onShow={goToSectionOf}>
      <PadGroup
        aria-label="Which document"
        className="preview-kinds"
        columns={2}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'whole', title: 'Whole kit', data: pages && pagesWords(pages.whole.length) },
          { value: 'onePage', title: 'On one page', data: 'The first page alone' },
        ]}
      />
    </PagesPanel>
  );
}
