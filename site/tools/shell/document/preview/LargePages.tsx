import { useEffect, useRef } from 'react';
import { Dialog } from '#site/ui/Dialog.tsx';
import { PageView } from './PageView.tsx';

/** Marks of the small pages are in the document already: those of the large ones are called otherwise. */
const enlarged = (svg: string): string => svg.replaceAll(/(?<=<linearGradient id="|"url\(#)/g, 'large-');

/** All pages one below the other, as wide as the window lets them. */
export function LargePages({
  pages,
  at,
  onClose,
}: {
  pages: readonly string[];
  /** The page that is seen first. */
  at: number;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.children[at]?.scrollIntoView(), [at]);

  return (
    <Dialog
      open
      size="lg"
      className="doc-pages"
      title="Preview"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div ref={place} className="doc-pages-all">
        {pages.map((svg) => (
          <PageView key={svg} svg={enlarged(svg)} />
        ))}
      </div>
    </Dialog>
  );
}
