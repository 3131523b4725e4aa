import { type FormEvent, useState } from 'react';
import { count } from '#core/count-words.ts';
import { isBooked } from '#core/gigs/gig-status.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { placeWords } from '#core/gigs/gig-words.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import { isCalendarDay } from '#core/gigs/moment.ts';
import { moneyWords } from '#core/money.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { CalledOffBy, MoveQuestion } from '../state/move-question.store.ts';
import { CALLED_OFF_PADS, HOLD_PLACES } from './gig-options.ts';
import './move-dialogs.css';

type Asked<Kind> = { question: Extract<MoveQuestion, { kind: Kind }> };

const nightWordsNow = (night: string): string => nightWords(night, localDay(new Date()));

/** The place of a hold in the queue, and its last day. */
export function HoldDialog({ question: { gig, answer } }: Asked<'hold'>) {
  const [order, setOrder] = useState(String(gig.hold?.order ?? 1));
  const [until, setUntil] = useState(gig.hold?.until ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (until !== '' && !isCalendarDay(until)) setIsWrong(true);
    else answer({ order: Number(order), until: until || null });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => answer(null)}
      title={`Put ${gig.title} on hold`}
      description={`The night of ${nightWordsNow(gig.night)}.`}
      actions={
        <>
          <Button onClick={() => answer(null)}>Cancel</Button>
          <Button variant="go" type="submit" form="move-hold">
            Put on hold
          </Button>
        </>
      }
    >
      <form id="move-hold" className="move-hold" noValidate onSubmit={submit}>
        <Field label="Place in the queue">
          <Select name="order" value={order} onChange={setOrder} options={HOLD_PLACES} />
        </Field>
        <Field
          label="Held until"
          hint="Optional. The last day they keep the date for you"
          error={isWrong ? 'Choose a day, or leave it empty' : null}
        >
          <TextInput
            type="date"
            name="until"
            value={until}
            onChange={({ target }) => {
              setUntil(target.value);
              setIsWrong(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** Who calls it off, and what is not owed any more with it. */
export function CancelDialog({ question: { gig, answer } }: Asked<'cancel'>) {
  const [by, setBy] = useState<CalledOffBy>(gig.outcome.calledOffBy ?? 'client');
  const { fee, payments } = gig;
  const open = payments
    .filter(({ kind, paidOn }) => kind !== 'cancellation' && paidOn === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => answer(null)}
      title={`Cancel ${gig.title}?`}
      description={`The night of ${nightWordsNow(gig.night)} will be free again.`}
      actions={
        <>
          <Button onClick={() => answer(null)}>Keep it</Button>
          <Button variant="danger" onClick={() => answer(by)}>
            Cancel gig
          </Button>
        </>
      }
    >
      <Field label="Who called it off?" group>
        <PadGroup columns={3} narrowColumns={3} value={by} onChange={setBy} options={CALLED_OFF_PADS} />
      </Field>
      {fee && open > 0 && isBooked(gig.status) && (
        <p className="small">
          {moneyWords({ amount: open, currency: fee.currency })} won't be owed to you after this. If they owe
          a cancellation fee, add it on the page of the gig.
        </p>
      )}
    </Dialog>
  );
}

/** The other holds of a night that is taken. */
export function ReleaseDialog({ question: { gig, holds, answer } }: Asked<'release'>) {
  const isOne = holds.length === 1;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => answer(null)}
      title={isOne ? 'Release the other hold?' : 'Release the other holds?'}
      description={`${gig.title} is confirmed. You have ${count(holds.length, 'other hold')} on ${nightWordsNow(gig.night)}. ${isOne ? 'It moves' : 'They move'} to Lost if you release ${isOne ? 'it' : 'them'}.`}
      actions={
        <>
          <Button onClick={() => answer(null)}>{isOne ? 'Keep it' : 'Keep them'}</Button>
          <Button variant="go" onClick={() => answer(true)}>
            {isOne ? 'Release hold' : `Release ${holds.length} holds`}
          </Button>
        </>
      }
    >
      <ul className="move-holds">
        {holds.map((hold) => (
          <li key={hold.id}>
            <b>{hold.title}</b> <span className="muted small">{placeWords(hold)}</span>
            {hold.hold && (
              <span className={hold.hold.order === 1 ? 'hold-place first' : 'hold-place'}>
                {holdPlace(hold.hold)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
