import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import { BackLink } from './head/BackLink.tsx';
import './gig-page.css';

/** The address names a gig that isn't there. */
export function MissingGig() {
  const title = useArrivalFocus();
  return (
    <div className="gig-page">
      <div>
        <BackLink />
        <h1 ref={title} tabIndex={-1} className="h2">
          This gig doesn't exist
        </h1>
      </div>
      <p className="muted">It was deleted for good, or it belongs to another account.</p>
    </div>
  );
}
