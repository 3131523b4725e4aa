import type { ReactNode } from 'react';
import type { Role } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { STATE_ICONS } from '#site/ui/state-icons.ts';
import { usePresentable } from '../studio.ts';
import { refreshEnvelope } from './envelope.store.ts';
import { lastDayWords } from './signing-days.ts';
import { inOrder, mailWords, signedAsWords, signerWords, statusWords } from './signing-words.ts';

const statusId = ({ id, addendum }: EnvelopeView): string =>
  addendum ? `signing-status-${id}` : 'signing-status';

/** What was pressed has made way: the focus goes to what is said of the signing now, or to the line that it folds into. */
export const goToStatus = (envelope: EnvelopeView): void =>
  void requestAnimationFrame(() => {
    const status = document.getElementById(statusId(envelope));
    (status?.closest('details')?.querySelector('summary') ?? status)?.focus();
  });

interface EnvelopeStatusProps {
  envelope: EnvelopeView;
  isStale: boolean;
  /** What has to be done first. */
  children?: ReactNode;
}

/** Where the signing stands, who has signed, and until when. */
export function EnvelopeStatus({ envelope, isStale, children }: EnvelopeStatusProps) {
  const place = { now: new Date(), zone: usePresentable().zone };
  const { state, title, text } = statusWords(envelope, place);
  const { status, order, declined, expiresAt, nextReminderAt } = envelope;
  const Sign = STATE_ICONS[state];
  const isOver = status !== 'out' && status !== 'signed' && status !== 'completed';
  return (
    <>
      <div className="signing-status" data-state={state} id={statusId(envelope)} tabIndex={-1} role="status">
        <Sign className="i" aria-hidden="true" />
        <div>
          <b>{title}</b>
          <p className="small muted">{text}</p>
          {declined?.words && (
            <blockquote className="small" dir="auto">
              {declined.words}
            </blockquote>
          )}
        </div>
      </div>
      {isStale && (
        <p className="signing-line">
          <StateLabel state="waiting">Can't reach Deckhand. This may be out of date.</StateLabel>
          <Button size="sm" variant="quiet" onClick={() => void refreshEnvelope()}>
            Retry
          </Button>
        </p>
      )}
      {mailWords(envelope).map(({ state, text }) => (
        <p className="signing-line" key={text}>
          <StateLabel state={state}>{text}</StateLabel>
        </p>
      ))}
      {children}
      {!isOver && (
        <ol className="signing-order">
          {inOrder(order).map((role, index) => (
            <SignerRow key={role} {...{ envelope, role }} number={order === 'any' ? null : index + 1} />
          ))}
        </ol>
      )}
      {status === 'out' && (
        <dl className="signing-facts">
          {nextReminderAt && (
            <div>
              <dt>Next reminder</dt>
              <dd className="num">{momentWords(nextReminderAt, place.now)}</dd>
            </div>
          )}
          <div>
            <dt>Link ends</dt>
            <dd className="num">{lastDayWords(expiresAt, place.zone)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

interface SignerRowProps {
  envelope: EnvelopeView;
  role: Role;
  /** Its place in the order; null where either may sign first. */
  number: number | null;
}

function SignerRow({ envelope, role, number }: SignerRowProps) {
  const { name, title, email } = envelope.signers[role];
  const { state, text, at } = signerWords(envelope, role);
  const signedAs = signedAsWords(envelope.signers[role]);
  return (
    <li>
      <CueChip>{number ?? '·'}</CueChip>
      <div>
        <b dir="auto">{role === 'artist' ? 'You' : name}</b>
        <span className="small muted" dir="auto">
          {[role === 'artist' && name, title].filter(Boolean).join(', ')}
        </span>
        {role === 'client' && <span className="small muted">{email}</span>}
        {signedAs && (
          <span className="small" dir="auto">
            {signedAs}
          </span>
        )}
      </div>
      <div className="signing-done">
        <StateLabel state={state}>{text}</StateLabel>
        {at && <span className="small muted num">{momentWords(at, new Date())}</span>}
      </div>
    </li>
  );
}
