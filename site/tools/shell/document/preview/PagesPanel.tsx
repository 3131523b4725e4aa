import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type ReactNode, Suspense, useState } from 'react';
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
  /** The part of the screen where the field at a path is filled in. */
  placeOf: (path: string) => { href: string; name: string };
  /** Over the pages: which of several documents they are. */
  children?: ReactNode;
}

/** A document page by page, as it will be printed. */
export function PagesPanel({ pages, problem, isDrawing, placeOf, children }: PagesPanelProps) {
  const [at, setAt] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const count = pages.length;
  const page = Math.min(at, Math.max(0, count - 1));
  const svg = pages[page];
  const ways = (
    <span className="doc-pager">
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
      {problem && <Problem problem={problem} placeOf={placeOf} />}
      <div className="doc-well" aria-busy={isDrawing}>
        {svg === undefined ? <div className="doc-page blank" /> : <PageView svg={svg} />}
      </div>
      {isLarge && (
        <Suspense>
          <LargePages pages={pages} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Problem({ problem, placeOf }: { problem: PageProblem; placeOf: PagesPanelProps['placeOf'] }) {
  if (problem.state === 'refused') {
    const { path, reason } = problem.problem;
    const { href, name } = placeOf(path);
    return (
      <p className="doc-problem small" role="alert">
        <StateLabel state="danger">{reason}.</StateLabel> <a href={href}>{name}</a>
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
