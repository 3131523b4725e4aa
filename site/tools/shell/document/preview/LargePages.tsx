import { Dialog } from '#site/ui/Dialog.tsx';
import { PageView } from './PageView.tsx';

/** Marks of the small pages are in the document already: those of the large ones are called otherwise. */
const enlarged = (svg: string): string => svg.replaceAll(/(?<=<linearGradient id="|"url\(#)/g, 'large-');

/** All pages one below the other, as wide as the window lets them. */
export function LargePages({ pages, onClose }: { pages: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      className="doc-pages"
      title="Preview"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {pages.map((svg) => (
        <PageView key={svg} svg={enlarged(svg)} />
      ))}
    </Dialog>
  );
}
