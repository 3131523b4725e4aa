import { count } from '#core/count-words.ts';
import type { EventType } from '#core/gigs/booking.ts';
import { moneyWords } from '#core/money.ts';
import type { Role } from '#core/signing/envelope.ts';
import type { Contract } from '../contract.ts';
import { percentWords } from '../figures.ts';
import { termsOf } from '../terms.ts';

const EVENT_WORDS: Readonly<Record<EventType, string>> = {
  club: 'a club night',
  festival: 'a festival',
  wedding: 'a wedding',
  corporate: 'a corporate event',
  private: 'a private party',
  residency: 'a residency',
};

/** What is paid for it all; empty where nobody knows yet. */
export function priceWords(contract: Contract): string {
  const { deal, currency } = contract;
  const { total, isOpen } = termsOf(contract);
  if (deal.kind === 'door') return `${percentWords(deal.percent)} of the door`;
  if (isOpen) return '';
  const sum = moneyWords({ amount: total, currency });
  return deal.kind === 'flat' ? sum : `at least ${sum}`;
}

/** `12 December`, without the year: the contract says it. */
export const longDate = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${date.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
};

/** What a contract is called to a side that knows it: `the contract for Nuits Électriques`. */
export function contractWords({ artist, client, show, nights }: Contract, reader: Role): string {
  const [night] = nights;
  const party = reader === 'artist' ? client.name : artist.stageName;
  if (show.name) return `the contract for ${show.name}`;
  if (party) return `the contract with ${party}`;
  return night ? `the contract for ${longDate(night)}` : 'the contract';
}

/** What the contract is about, in one line: `DJ NOVA plays Nuits Électriques for €2,800`. */
export function offerWords(contract: Contract, reader: Role): string {
  const { artist, show, event, nights } = contract;
  const event_ = show.name || EVENT_WORDS[event];
  const what = nights.length > 1 ? `${event_} on ${count(nights.length, 'night')}` : event_;
  const price = priceWords(contract);
  const who = reader === 'artist' ? 'You play' : `${artist.stageName} plays`;
  return `${who} ${what}${price && ` for ${price}`}`;
}
