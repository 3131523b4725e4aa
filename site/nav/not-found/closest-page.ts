import { LATER_SCREENS, SCREENS, screenOf } from '#core/screens.ts';
import { plainWords } from '#site/lib/plain-letters.ts';
import type { Entry } from '../palette/rank-entries.ts';
import { scoreEntry } from '../palette/score-entry.ts';
import { editDistance } from './edit-distance.ts';

export interface Found {
  entry: Entry;
  /** How near it is to what was asked for, from 0 to 1. */
  near: number;
  /** By what it is listed: the same, and a little more where what is as near is a tool or a page. */
  fit: number;
}

/** From here on a page is offered by name as what was meant; what fits less is only listed. */
const GOOD = 0.72;
/** What fits less is not listed. */
const LEAST = 0.5;
/** Words that addresses are padded with. */
const PADDING = 'a an and app dj for free htm html index my of page php the to www'.split(' ');
const BY_GROUP: Readonly<Record<Entry['group'], number>> = {
  Gigs: 0,
  Tools: 0.1,
  Pages: 0.09,
  Actions: 0.09,
  Library: 0.03,
  Help: 0,
};
/** By how much all letters of the label decide between what fits alike. */
const WHOLE_LABEL = 0.03;
/** A word beside label and address, such as `plans` for Pricing. */
const OTHER_WORD = 0.95;
/** What a text is worth of whose title only a part was asked for: `/gigs` means no article about gigs. */
const PART_OF_TITLE = 0.6;
/** The page above what was asked for. */
const ABOVE = 0.72;
/** The best match of the palette, whose letters may lie apart, and how much it is worth here. */
const PALETTE_BEST = 112;
const PALETTE_WORTH = 0.7;

/** How many letters of so many may be wrong. */
const slips = (length: number): number => (length < 4 ? 0 : Math.min(4, Math.floor(length / 4)));

/** What fits an address or words that were typed, the best first. */
export function findPages(asked: string, entries: readonly Entry[]): Found[] {
  const typed = plainWords(asked);
  const words = meant(typed);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, ...fitOf({ words, typed }, entry) }))
    .filter(({ fit }) => fit >= LEAST)
    .sort((a, b) => b.fit - a.fit);
}

/**
 * The page that was probably meant by an address. Null where none is near enough, or where a screen that is not open yet is
 * nearer: another one was not meant then.
 */
export function closestPage(asked: string, entries: readonly Entry[]): Entry | null {
  const [best] = findPages(asked, entries);
  if (!best || best.near < GOOD) return null;
  const [later] = findPages(asked, LATER);
  return later && later.fit > best.fit ? null : best.entry;
}

const LATER = LATER_SCREENS.map((href): Entry => ({ id: href, label: '', href, group: 'Pages', icon: '' }));

const meant = (words: readonly string[]) => words.filter((word) => !PADDING.includes(word));

/** What was asked for: without the words that addresses are padded with, and all of it. */
interface Asked {
  words: readonly string[];
  typed: readonly string[];
}

function fitOf({ words, typed }: Asked, entry: Entry): Pick<Found, 'near' | 'fit'> {
  const addresses = addressesOf(entry);
  const share = labelShare(words, entry);
  const isText = entry.group === 'Help';
  const byWords = Math.max(
    wordFit(words, entry, addresses),
    ((scoreEntry(words.join(' '), entry)?.score ?? 0) / PALETTE_BEST) * PALETTE_WORTH,
  );
  const near = Math.max(
    ...addresses.map((address) => addressFit({ words, typed }, address)),
    isText ? byWords * (PART_OF_TITLE + (1 - PART_OF_TITLE) * share) : byWords,
  );
  return { near, fit: near === 0 ? 0 : near + BY_GROUP[entry.group] + share * WHOLE_LABEL };
}

/** The words of each address of a page, its aliases among them. What is opened by a query or an anchor has none of its own. */
function addressesOf({ href = '' }: Entry): string[][] {
  const isWhole = !/[?#]/.test(href) || screenOf(href) === '/signin';
  if (!isWhole) return [];
  const screen = screenOf(href);
  const aliases = screen ? [screen, ...SCREENS[screen]] : [href];
  return aliases.map(plainWords);
}

/** A page fits by its address where few letters are wrong, or where it lies above what was asked for. */
function addressFit({ words, typed }: Asked, address: readonly string[]): number {
  const isAbove = words.length > address.length && address.every((word, at) => word === words[at]);
  const [whole, last] = [meant(address).join(''), meant(address.slice(1))];
  return Math.max(
    isAbove ? ABOVE : 0,
    nearness(words.join(''), whole),
    // A slip in one of the words that addresses are padded with makes it another word: `/blog/meet-athe-crew`.
    nearness(typed.join(''), address.join('')),
    // Without its section, or under another one: `/articles/twelve-logos`.
    nearness(words.slice(-last.length).join(''), last.join('')) * (words.length > last.length ? 0.8 : 0.97),
  );
}

/** From 1 for the same letters down to 0 where more of them are wrong than slip. */
function nearness(asked: string, known: string): number {
  const length = Math.max(asked.length, known.length);
  const distance = editDistance(asked, known, slips(length));
  return length === 0 || distance === Number.POSITIVE_INFINITY ? 0 : 1 - distance / length;
}

/** The share of what was asked for that is in the words of a page. */
function wordFit(words: readonly string[], entry: Entry, addresses: readonly string[][]): number {
  const [section, ...below] = addresses[0] ?? [];
  const isBelow = below.length > 0 && entry.group === 'Help';
  const own = meant([...plainWords(entry.label), ...(isBelow ? below : addresses.flat())]);
  const others = plainWords(entry.words ?? '');
  let [there, all, told] = [0, 0, false];
  for (const [at, word] of words.entries()) {
    const fit = Math.max(bestOf(word, own), bestOf(word, others) * OTHER_WORD);
    const isSection = at === 0 && isBelow && word === section;
    all += word.length;
    there += word.length * (isSection ? 1 : fit);
    told ||= fit > 0;
  }
  return told ? there / all : 0;
}

const bestOf = (word: string, known: readonly string[]): number =>
  known.reduce((best, other) => Math.max(best, likeness(word, other)), 0);

/** One word for another: the same, one of many of it, its beginning, or mistyped. */
function likeness(word: string, known: string): number {
  if (word === known || (known.length > 2 && (`${word}s` === known || word === `${known}s`))) return 1;
  if (word.length > 1 && known.startsWith(word)) return 0.6 + (0.4 * word.length) / known.length;
  return Math.max(
    known.length > 3 && word.startsWith(known) ? known.length / word.length : 0,
    nearness(word, known),
  );
}

function labelShare(words: readonly string[], { label }: Entry): number {
  const own = meant(plainWords(label));
  return own.filter((word) => bestOf(word, words) > 0).length / Math.max(own.length, 1);
}
