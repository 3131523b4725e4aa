import type { ReactNode } from 'react';
import { dayWords } from '#core/day-words.ts';
import { EVENTS } from '#core/gigs/booking.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { setDayWords } from '#core/gigs/gig-text.ts';
import { setWords } from '#core/gigs/gig-words.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import { BookName } from '../../parts/BookName.tsx';
import { EditPanel, Facts } from '../forms/EditPanel.tsx';
import { TimesForm } from './TimesForm.tsx';

/** What is played, when, where and for whom. */
export function TimesPanel({ gig }: { gig: Gig }) {
  return (
    <EditPanel id="times" title="Times and place" form={(close) => <TimesForm gig={gig} onDone={close} />}>
      <Facts facts={factsOf(gig)} />
    </EditPanel>
  );
}

function factsOf(gig: Gig): (readonly [string, ReactNode])[] {
  const { night, type, venue, client, zone, hold, status, isPublic } = gig;
  const set = setWords(gig);
  const day = setDayWords(gig);
  const until = hold?.until ? ` until ${dayWords(hold.until)}` : '';
  return [
    ['Night', dayWords(night)],
    ['Set', set && (day ? `${set} on ${day}` : set)],
    ['Time zone', zone],
    ['Venue', venue && <BookName book="venues" {...venue} />],
    ['Client', client && <BookName book="clients" {...client} />],
    ['Kind of event', type === null ? '' : EVENTS[type]],
    ...(status === 'hold' && hold ? [['Hold', `${holdPlace(hold)} hold${until}`] as const] : []),
    ['Public', isPublic ? 'Yes' : 'No'],
  ];
}
