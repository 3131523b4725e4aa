import { shortDateWords, shortDayWords } from '#core/day-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { html, type Markup } from '#core/markup.ts';
import { moneyWords } from '#core/money.ts';
import { hasClause } from '../clauses/clause-events.ts';
import { percentWords } from '../figures.ts';
import {
  isTurned,
  type MoneyTrack,
  moneyTrack,
  placeOn,
  stepOf,
  type TrackTier,
  TURNS_AT,
  ticksOf,
} from '../money-track.ts';
import type { PageParts } from './page-parts.ts';
import { trackStops } from './track-stops.ts';
import { withTyped } from './typed-markup.ts';

/** Marks that the axis has room for. */
const MOST_TICKS = 8;

/** Places on the axis as rules of the style sheet: what is in an attribute the policy of the page does not take. */
class Places {
  #rules: string[] = [];

  /** The class of a place, or of a length from it. */
  at(from: number, size?: number): string {
    const name = `x${this.#rules.length}`;
    const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
    this.#rules.push(
      `.${name}{--at:${rounded(from)}${size === undefined ? '' : `;--size:${rounded(size)}`}}`,
    );
    return name;
  }

  get style(): string {
    return this.#rules.join('');
  }
}

const lane = (label: string, content: Markup | readonly Markup[], kind = ''): Markup =>
  html`<div class="lane${kind && ` ${kind}`}"><b>${label}</b>${content}</div>`;

/** What a side is called by who reads. */
const said = ({ role }: PageParts) =>
  role === 'client'
    ? { pays: 'You pay', client: 'If you cancel', artist: 'If they cancel' }
    : { pays: 'They pay', client: 'If they cancel', artist: 'If you cancel' };

function lanes(page: PageParts, track: MoneyTrack, places: Places): Markup {
  const { contract, role } = page;
  const words = said(page);
  const place = (day: string): number => placeOn(track, day);
  const span = (first: string, last: string): string =>
    places.at(place(first), place(dayAfter(last, 1)) - place(first));
  const money = (amount: number): string => moneyWords({ amount, currency: contract.currency });
  const pays = track.payments.map(({ name, amount, day }, index) => {
    const here = place(day);
    const turned = isTurned(here, track.payments[index + 1], place) ? ' l' : '';
    return html`<p class="pay${turned} ${places.at(here)}"><b class="num">${money(amount)}</b><span>${name === 'deposit' ? 'Deposit' : 'Balance'}, ${shortDateWords(day)}</span></p>`;
  });
  const tiers = track.tiers.map(
    ({ percent, sum, first, last }) =>
      html`<p class="clip t${stepOf(percent)} ${span(first, last)}"><b class="num">${money(sum)}</b><span><i>${percent === 100 ? 'Full fee' : percentWords(percent)}</i><i>${tierSpan({ first, last }, track)}</i></span></p>`,
  );
  const replaced =
    role === 'client'
      ? 'A replacement you agree to, or everything you paid comes back'
      : 'A replacement they agree to, or everything they paid goes back';
  return html`${lane(words.pays, pays.length > 0 ? pays : [html`<p class="none">Nothing in advance</p>`], 'pays')}${
    tiers.length > 0 && lane(words.client, tiers)
  }${
    hasClause(contract, 'artist-cancels') &&
    lane(
      words.artist,
      [html`<p class="clip own ${span(track.first, track.night)}"><span>${replaced}</span></p>`],
      'thin',
    )
  }`;
}

/** Of a tier of a cancellation: `13 Nov to 5 Dec`. */
function tierSpan(
  { first, last }: Pick<TrackTier, 'first' | 'last'>,
  { first: start, night }: MoneyTrack,
): string {
  if (first === start) return last < night ? `to ${shortDateWords(last)}` : '';
  return last < night
    ? `${shortDateWords(first)} to ${shortDateWords(last)}`
    : `from ${shortDateWords(first)}`;
}

const flag = (kind: string, share: number, words: string, places: Places): Markup =>
  html`<p class="${kind}${share > TURNS_AT && ' l'} ${places.at(share)}"><span class="num">${words}</span></p>`;

function wideTrack(page: PageParts, track: MoneyTrack, places: Places): Markup {
  const { contract, today } = page;
  const { start } = contract.times;
  const ticks = ticksOf(track, MOST_TICKS).map(
    (day) => html`<span class="${places.at(placeOn(track, day))}">${shortDateWords(day)}</span>`,
  );
  return html`<div class="track" aria-hidden="true"><div class="lanes">${lanes(page, track, places)}<div class="axis num">${ticks}</div>${flag(
    'gig',
    // Sets begin late in the day.
    placeOn(track, dayAfter(track.night, 1)),
    `${start ? `Set ${start}` : 'The night'}, ${shortDayWords(track.night)}`,
    places,
  )}${flag('now', placeOn(track, today), 'Today', places)}</div></div>`;
}

/**
 * Money and dates of the next night on one axis; a list of the same on phones and for who listens. Null where no night is
 * still to come, or nothing is known of its money.
 */
export function trackPanel(page: PageParts): { markup: Markup; style: string } | null {
  const { contract, today } = page;
  const night = contract.nights.findIndex((each) => each >= today);
  const track = night < 0 ? null : moneyTrack(contract, { night, today });
  if (!track || (track.payments.length === 0 && track.tiers.length === 0)) return null;
  const places = new Places();
  const stops = trackStops(page, track).map(
    ({ day, title, words, amount, kind, step }) =>
      html`<li class="${[kind, step > 0 && `t${step}`].filter(Boolean).join(' ')}"><span class="d num">${shortDateWords(day)}</span><i aria-hidden="true"></i><span class="w"><b>${withTyped(title, page)}</b>${words && html`<em>${words}</em>`}</span>${amount !== null && html`<b class="num a">${moneyWords({ amount, currency: contract.currency })}</b>`}</li>`,
  );
  const markup = html`${contract.nights.length > 1 && html`<p class="track-n small muted">For ${shortDayWords(track.night)}, ${night === 0 ? 'the first night' : 'the next night'}. The deposit is for all nights.</p>`}${wideTrack(page, track, places)}<ol class="stops" aria-label="What is due when">${stops}</ol>`;
  return { markup, style: places.style };
}
