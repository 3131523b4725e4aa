import { useStore } from '@nanostores/react';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import type { QUICK_PARTS } from '#core/gigs/quick-add-schema.ts';
import { Select } from '#site/ui/Select.tsx';
import { ClashNotes } from '../parts/ClashNotes.tsx';
import { $chosenStatus, $isRead, type Understood } from './quick-line.store.ts';

const LABELS: Record<(typeof QUICK_PARTS)[number], string> = {
  night: 'Night',
  set: 'Set',
  schedule: 'Times',
  venue: 'Venue',
  type: 'Event',
  fee: 'Fee',
  zone: 'Time zone',
  status: 'Status',
};

/** What was understood of the line, part by part; what it would clash with; and what stays unread. */
export function UnderstoodLine({ understood }: { understood: Understood }) {
  const { gig, parts, unread, clashes } = understood;
  const chosen = useStore($chosenStatus);
  const isRead = useStore($isRead);
  const hold = parts.find(({ part }) => part === 'status');
  return (
    <>
      <div className="quick-add-parts" data-stale={isRead ? undefined : ''}>
        <span className="small muted">Understood</span>
        <dl>
          {!gig && (
            <div>
              <dt>Night</dt>
              <dd className="muted">No date yet</dd>
            </div>
          )}
          {parts
            .filter(({ part }) => part !== 'status')
            .map(({ part, text, note }) => (
              <div key={part}>
                <dt>{LABELS[part]}</dt>
                <dd>
                  {text}
                  {note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          <div className="quick-add-status">
            <dt>Status</dt>
            <dd>
              <Select
                aria-label="Status"
                value={chosen ?? gig?.status ?? 'lead'}
                options={STATUS_IDS.map((status) => ({
                  value: status,
                  label:
                    status === 'hold' && hold && gig?.status === 'hold' ? hold.text : GIG_STATUSES[status],
                }))}
                onChange={(status) => $chosenStatus.set(status)}
              />
            </dd>
          </div>
        </dl>
      </div>
      {unread.length > 0 && (
        <p className="quick-add-unread small muted">
          Not understood: “{unread.join(' ')}”. It goes into the notes.
        </p>
      )}
      <ClashNotes clashes={clashes} />
    </>
  );
}
