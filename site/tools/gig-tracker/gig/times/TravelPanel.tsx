import { useStore } from '@nanostores/react';
import { kilometresBetween, roadEstimate } from '#core/gigs/distance.ts';
import { durationWords } from '#core/gigs/duration-words.ts';
import { type Gig, TRAVEL_BY } from '#core/gigs/gig.ts';
import { pointOf, wayHome } from '#core/gigs/reach.ts';
import type { Tracker } from '#core/gigs/tracker-settings.ts';
import { $tracker } from '../../state/tracker-settings.store.ts';
import { EditPanel, Facts } from '../forms/EditPanel.tsx';
import { TravelForm } from './TravelForm.tsx';

/** The way there, and the time before and after the set. */
export function TravelPanel({ gig }: { gig: Gig }) {
  const settings = useStore($tracker);
  return (
    <EditPanel id="travel" title="Travel" form={(close) => <TravelForm gig={gig} onDone={close} />}>
      <Facts facts={factsOf(gig, settings)} />
    </EditPanel>
  );
}

/** `Estimated 6 h 40 from Berlin`: what holds while nobody says how long the way is. Empty where that isn't known. */
export function wayEstimate(gig: Gig, settings: Tracker): string {
  const { minutes, source } = wayHome({ ...gig, travel: { ...gig.travel, minutes: null } }, settings);
  if (source === 'unknown') return '';
  if (source === 'venue') return `${durationWords(minutes)}, as usual for this venue`;
  const from = settings.homeCity ? ` from ${settings.homeCity}` : '';
  return source === 'city'
    ? `${durationWords(minutes)} across town`
    : `Estimated ${durationWords(minutes)}${from}`;
}

/** `About 490 km by road`, of the distance as the crow flies; empty where that isn't known. */
export function roadWords({ venue }: Gig, settings: Tracker): string {
  const home = pointOf({ latitude: settings.homeLatitude, longitude: settings.homeLongitude });
  const there = venue && pointOf(venue);
  if (!home || !there) return '';
  const kilometres = Math.round(roadEstimate(kilometresBetween(home, there)) / 10) * 10;
  return kilometres === 0 ? '' : `About ${kilometres.toLocaleString('en')} km by road`;
}

function factsOf(gig: Gig, settings: Tracker): (readonly [string, string])[] {
  const { travel, setUp, packDown, venue } = gig;
  const usual = ' (usual)';
  const before = setUp ?? venue?.setUp ?? settings.setUp;
  return [
    ['From', travel.from || settings.homeCity],
    ['By', travel.by === null ? '' : TRAVEL_BY[travel.by]],
    ['One way', travel.minutes === null ? wayEstimate(gig, settings) : durationWords(travel.minutes)],
    [
      'Distance',
      travel.kilometres === null ? roadWords(gig, settings) : `${travel.kilometres.toLocaleString('en')} km`,
    ],
    ['Set-up', `${durationWords(before)}${setUp === null ? usual : ''}`],
    ['Pack-down', `${durationWords(packDown ?? settings.packDown)}${packDown === null ? usual : ''}`],
    ...(travel.note ? [['Note', travel.note] as const] : []),
  ];
}
