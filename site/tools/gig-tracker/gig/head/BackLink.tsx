import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { TrackerLink } from '../../parts/TrackerLink.tsx';
import { $viewBefore } from '../../state/address.store.ts';
import './gig-head.css';

const VIEW_NAMES: Readonly<Record<string, string>> = { list: 'List', calendar: 'Calendar' };

/** The way back to where somebody came from. */
export const BackTo = ({ href, children }: { href: string; children: string }) => (
  <TrackerLink className="gig-back" href={href}>
    <ArrowLeft className="i i16" aria-hidden="true" />
    {children}
  </TrackerLink>
);

/** The way back to the view that was open before the gig. */
export function BackLink() {
  const before = useStore($viewBefore);
  const view = new URLSearchParams(before).get('view') ?? '';
  return <BackTo href={`/gig-tracker${before}`}>{VIEW_NAMES[view] ?? 'Board'}</BackTo>;
}
