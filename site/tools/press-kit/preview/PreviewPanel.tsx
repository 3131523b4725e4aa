import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { Suspense, useEffect, useState } from 'react';
import { brandingOf } from '#core/branding.ts';
import { sectionOfPath } from '#core/tools/press-kit/describe-edits.ts';
import { SECTIONS } from '#core/tools/press-kit/sections.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { late } from '#site/lib/late.tsx';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { $pageUrl } from '../publish/page.store.ts';
import { $presentable } from '../sections/use-kit.ts';
import { PageView } from './PageView.tsx';
import { $preview, drawKit, type Preview } from './preview.store.ts';
import { $somebody } from './somebody.store.ts';
import './preview.css';

const LargePages = late(async () => (await import('./LargePages.tsx')).LargePages);

const pagesWords = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** After the last key, in milliseconds. */
const CALM_MS = 250;

type Kind = 'whole' | 'onePage';

/** Draws the kit on the desk a moment after each change. */
function useDrawn(): Preview {
  const { kit } = useStore($presentable, { ssr: 'initial' });
  const brandKit = useQuery($brandKit);
  const isThere = useStore($somebody, { ssr: 'initial' });
  const pageUrl = useStore($pageUrl, { ssr: 'initial' });
  const isReady = isThere && brandKit.state !== 'waiting';
  const worn = brandKit.state === 'ready' ? brandKit.data.kit : null;
  useEffect(() => {
    if (!isReady) return;
    const branding = brandingOf(kit.look.usesBrandKit ? worn : null);
    const draw = () => drawKit({ kit, branding, at: new Date().toISOString(), pageUrl });
    const timer = setTimeout(draw, $preview.get().pages ? CALM_MS : 0);
    return () => clearTimeout(timer);
  }, [kit, worn, isReady, pageUrl]);
  return useStore($preview, { ssr: 'initial' });
}

/** The kit page by page, as it will be printed. */
export function PreviewPanel() {
  const { pages, problem, isDrawing } = useDrawn();
  const [kind, setKind] = useState<Kind>('whole');
  const [at, setAt] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const shown = pages ? (kind === 'whole' ? pages.whole : [pages.onePage]) : [];
  const page = Math.min(at, Math.max(0, shown.length - 1));
  const count = shown.length;
  const ways = (
    <span className="preview-ways">
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: ChevronLeft, iconOnly: true }}
        disabled={page === 0}
        onClick={() => setAt(page - 1)}
      >
        Previous page
      </Button>
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: ChevronRight, iconOnly: true }}
        disabled={page >= count - 1}
        onClick={() => setAt(page + 1)}
      >
        Next page
      </Button>
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: Maximize2, iconOnly: true }}
        disabled={count === 0}
        onClick={() => setIsLarge(true)}
      >
        Full size
      </Button>
    </span>
  );
  return (
    <Panel
      id="preview"
      className="kit-preview"
      title="Preview"
      aside={
        <>
          <span className="small muted num" data-testid="preview-page" aria-live="polite">
            {count > 0 ? `Page ${page + 1} of ${count}` : 'Laying out'}
          </span>
          {ways}
        </>
      }
    >
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
      {problem && <PreviewProblem problem={problem} />}
      <div className="kit-desk" aria-busy={isDrawing}>
        {shown[page] === undefined ? <div className="kit-page blank" /> : <PageView svg={shown[page]} />}
      </div>
      {isLarge && (
        <Suspense>
          <LargePages pages={shown} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function PreviewProblem({ problem }: { problem: NonNullable<Preview['problem']> }) {
  if (problem.state === 'refused') {
    const section = sectionOfPath(problem.problem.path);
    return (
      <p className="preview-problem small" role="alert">
        <StateLabel state="danger">{problem.problem.reason}.</StateLabel>{' '}
        <a href={`#${section}`}>{SECTIONS[section].name}</a>
      </p>
    );
  }
  return (
    <p className="preview-problem small" role="alert">
      <StateLabel state="danger">{problem.reason ?? 'This could not be laid out.'}</StateLabel> What you wrote
      is kept.
    </p>
  );
}
