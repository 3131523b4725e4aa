import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { PageView } from './PageView.tsx';
import type { PageProblem } from './page-preview.store.ts';
import './preview.css';

const LargePages = late(async () => (await import('./LargePages.tsx')).LargePages);

interface PagesPanelProps {
  /** Each page as SVG; none before they are laid out. */
  pages: readonly string[];
  problem: PageProblem | null;
  isDrawing: boolean;
  /** Goes to the field at a path. */
  onShow: (path: string) => void;
  /** The page to turn to whenever that is another one; null leaves the pages where they are. */
  turnTo?: number | null;
  /** Over the pages: which of several documents they are. */
  children?: ReactNode;
}

/** A document page by page, as it will be printed. */
export function PagesPanel({ pages, problem, isDrawing, onShow, turnTo = null, children }: PagesPanelProps) {
  const [at, setAt] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    if (turnTo !== null) setAt(turnTo);
  }, [turnTo]);
  const count = pages.length;
  const page = Math.min(at, Math.max(0, count - 1));
  const svg = pages[page];
  const ways = (
    <span className="doc-pager">
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: ChevronLeft, iconOnly: true }}
        {...(page === 0 && { disabledReason: 'This is the first page' })}
        onClick={() => setAt(page - 1)}
      >
        Previous page
      </Button>
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: ChevronRight, iconOnly: true }}
        {...(page >= count - 1 && { disabledReason: 'This is the last page' })}
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
      className="doc-preview"
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
      {children}
      {problem && <Problem problem={problem} onShow={onShow} />}
      <div className="doc-well" aria-busy={isDrawing}>
        {svg === undefined ? <div className="doc-page blank" /> : <PageView svg={svg} />}
      </div>
      {isLarge && (
        <Suspense>
          <LargePages pages={pages} at={page} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Problem({ problem, onShow }: { problem: PageProblem } & Pick<PagesPanelProps, 'onShow'>) {
  if (problem.state === 'refused') {
    const { path, reason } = problem.problem;
    return (
      <p className="doc-problem small" role="alert">
        <StateLabel state="danger">{reason}.</StateLabel>{' '}
        <Button size="sm" onClick={() => onShow(path)}>
          Show
        </Button>
      </p>
    );
  }
  return (
    <p className="doc-problem small" role="alert">
      <StateLabel state="danger">{problem.reason ?? 'This could not be laid out.'}</StateLabel> What you wrote
      is kept.
    </p>
  );
}
