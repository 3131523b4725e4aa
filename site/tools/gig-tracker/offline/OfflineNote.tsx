import { useStore } from '@nanostores/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect } from 'react';
import { count, listed } from '#core/count-words.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { $unsaved } from '../state/edits.ts';
import { $gigs, noteSave } from '../state/gigs.store.ts';
import { $isKept, $offline } from '../state/offline.store.ts';
import { isReached } from '../state/tracker-call.ts';
import './offline-note.css';

/** Between two tries to reach the server while somebody looks, in ms. */
const AGAIN_MS = 5000;
/** Gigs that are named; the others are counted. */
const NAMED = 3;

/** Has views ask again once the server answers. */
async function tryToReach(): Promise<void> {
  if (await isReached()) noteSave();
}

/** Says that the server can't be reached, as of when all this is, and what waits to be saved. */
export function OfflineNote() {
  const asOf = useStore($offline)?.asOf ?? null;
  const isKept = useStore($isKept);
  const waiting = useStore($unsaved);
  const gigs = useStore($gigs);
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && tryToReach());
    const timer = setInterval(look, AGAIN_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  const names = Object.entries(waiting).flatMap(([id, reason]) =>
    reason === undefined ? [] : [gigs[id]?.title ?? 'A gig'],
  );
  const others = names.length - NAMED;
  const told = listed([...names.slice(0, NAMED), ...(others > 0 ? [`${others} more`] : [])]);
  return (
    <div className="panel offline-note" role="status">
      <CloudOff className="i i20" aria-hidden="true" />
      <p>
        <b>You're offline.</b> {asOf && `Last update: ${momentWords(asOf, new Date())}. `}
        {isKept && 'Changes to gigs are kept on this device, and saved when you are back. '}
        {names.length > 0 && `${count(names.length, 'gig waits', 'gigs wait')} to be saved: ${told}.`}
      </p>
    </div>
  );
}
