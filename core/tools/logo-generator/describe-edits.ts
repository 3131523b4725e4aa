import { ARCHETYPES } from './archetypes.ts';
import { SYMBOLS } from './engine/symbol-names.ts';
import type { LogoSpec } from './spec.ts';
import type { LogoConcept, LogoEdits, LogoOutput } from './tool.ts';

/** How many changes one line names; a restored version may have many. */
const MOST_NAMED = 3;

interface Save {
  output: LogoOutput;
  /** Null where nothing was edited yet. */
  before: LogoEdits | null;
  after: LogoEdits | null;
  /** Only what concerns this concept. */
  part?: string | undefined;
}

/**
 * What one save changed, in words: `Typeface of 5 · Monogram badge: Archivo → Anton`, `Kept 3 · Ring emblem`. Empty where
 * it changed nothing.
 */
export function describeEdits({ output, before, after, part }: Save): string {
  const concepts = output.concepts.filter(({ id }) => part === undefined || id === part);
  const changes = [
    ...concepts.flatMap((concept) => keeping(concept, before, after, part !== undefined)),
    ...favouring(concepts, before, after),
    ...concepts.flatMap((concept) => editing(concept, before, after)),
  ];
  const left = changes.length - MOST_NAMED;
  return [...changes.slice(0, MOST_NAMED), ...(left > 0 ? [`${left} more`] : [])].join('; ');
}

/** `3` for `concept-03`. */
const numberOf = ({ id }: Pick<LogoConcept, 'id'>): number => Number(id.slice(-2));

const nameOf = (concept: LogoConcept, edits: LogoEdits | null): string =>
  `${numberOf(concept)} · ${ARCHETYPES[specOf(concept, edits).archetype].label}`;

const specOf = (concept: LogoConcept, edits: LogoEdits | null): LogoSpec =>
  edits?.edited?.[concept.id] ?? concept.spec;

/** That another one was kept instead says by itself that this one is not; `alone` nobody says it. */
function keeping(
  concept: LogoConcept,
  before: LogoEdits | null,
  after: LogoEdits | null,
  alone: boolean,
): string[] {
  const [was, is] = [before?.chosen === concept.id, after?.chosen === concept.id];
  if (is && !was) return [`Kept ${nameOf(concept, after)}`];
  return was && !is && (alone || !after?.chosen) ? [`No longer kept: ${nameOf(concept, after)}`] : [];
}

function favouring(
  concepts: readonly LogoConcept[],
  before: LogoEdits | null,
  after: LogoEdits | null,
): string[] {
  const [were, are] = [new Set(before?.favourites), new Set(after?.favourites)];
  const numbers = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
    concepts.filter(({ id }) => ids.has(id) && !others.has(id)).map(numberOf);
  const [added, removed] = [numbers(are, were), numbers(were, are)];
  return [
    ...(added.length > 0 ? [`${added.length > 1 ? 'Favourites' : 'Favourite'}: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`No longer a favourite: ${removed.join(', ')}`] : []),
  ];
}

function editing(concept: LogoConcept, before: LogoEdits | null, after: LogoEdits | null): string[] {
  const [from, to] = [specOf(concept, before), specOf(concept, after)];
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!after?.edited?.[concept.id]) return [`${nameOf(concept, after)} as it was drawn`];
  const parts = PARTS.flatMap(({ part, words }) => {
    const [old, now] = [words(from), words(to)];
    return old === now ? [] : [`${part} of ${nameOf(concept, before)}: ${old} → ${now}`];
  });
  return parts.length > 0 ? parts : [`Details of ${nameOf(concept, before)}`];
}

/** `Bebas Neue` for `bebas-neue`. */
const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const coloursOf = ({ colours, palette }: LogoSpec): string =>
  colours ? [colours.bg, colours.fg, colours.a, colours.b].join(' ') : titled(palette);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const PARTS: readonly { part: string; words: (spec: LogoSpec) => string }[] = [
  { part: 'Kind', words: ({ archetype }) => ARCHETYPES[archetype].label },
  { part: 'Name', words: ({ name }) => name },
  { part: 'Tagline', words: ({ tagline }) => tagline || 'none' },
  { part: 'Typeface', words: ({ font }) => titled(font) },
  { part: 'Small typeface', words: ({ capFont }) => titled(capFont) },
  { part: 'Colours', words: coloursOf },
  { part: 'Symbol', words: ({ symbol }) => SYMBOLS[symbol].label },
  { part: 'Spacing', words: ({ tracking }) => percent(tracking ?? 0) },
  { part: 'Rows', words: ({ rows }) => (rows === undefined ? 'by length' : String(rows)) },
];
