import { useEffect, useRef } from 'react';
import { Dialog } from '#site/ui/Dialog.tsx';
import { PageView } from './PageView.tsx';

/** Marks of the small pages are in the document already: those of the large ones are called otherwise. */
const enlarged = (svg: string): string => svg.replaceAll(/(?<=<linearGradient id="|"url\(#)/g, 'large-');

interface PagesProps {
  pages: readonly string[];
  /** The page that is seen first. */
  at: number;
}

/** All pages one below the other, as wide as the window lets them. */
export function LargePages({ onClose, ...pages }: PagesProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      className="doc-pages"
      title="Preview"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Pages {...pages} />
    </Dialog>
  );
}

/** The dialog brings them into the page after itself: only then there is a page to turn to. */
function Pages({ pages, at }: PagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.children[at]?.scrollIntoView(), [at]);
  return (
    <div ref={place} className="doc-pages-all">
      {pages.map((svg) => (
        <PageView key={svg} svg={enlarged(svg)} />
      ))}
    </div>
  );
}
