import type { PressKit } from '../kit.ts';
import { recordingRows } from '../kit-words.ts';
import { SECTIONS, type SectionId } from '../sections.ts';
import { MONTHS } from './word-lists.ts';

/** Something that the kit states. */
export interface Fact {
  /** Where in the kit: `figures.1`. */
  id: string;
  section: SectionId;
  /** What a person reads as its source. */
  where: string;
  /** Texts that it proves, in any case. */
  phrases: readonly string[];
  /** Texts that it proves where they begin with a capital: names that are common words, too. */
  names: readonly string[];
}

const dayPhrases = (date: string): string[] => {
  const [year, month, day] = date.split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1] ?? '';
  const [after, before] = [`${day} ${name}`, `${name} ${day}`];
  return [after, before, `${after} ${year}`, `${before} ${year}`, `${before}, ${year}`, `${name} ${year}`];
};

/** Also the parts of a list, and what stands before a comma: `Kabelwerk, Dresden` proves `Kabelwerk`. */
const withParts = (text: string): string[] => [
  text,
  ...text.split(/[,;:()]|\s(?:and|in|at|und)\s/u).flatMap((part) => part.trim() || []),
];

/**
 * Every fact of a kit. Its sentences and names may be used in a bio as they are, or in parts; its numbers together with what
 * they count.
 */
export function factsOf(kit: PressKit): Fact[] {
  const facts: Fact[] = [];
  const add = (
    id: string,
    section: SectionId,
    phrases: readonly string[],
    more: { where?: string; names?: readonly string[] } = {},
  ): void => {
    const filled = phrases.filter(Boolean);
    const { where = SECTIONS[section].name, names = [] } = more;
    if (filled.length + names.length > 0) facts.push({ id, section, where, phrases: filled, names });
  };
  add('city', 'facts', [kit.city], { where: 'Facts, city', names: withParts(kit.city) });
  add('travelsFrom', 'facts', withParts(kit.travelsFrom), { where: 'Facts, travels from' });
  kit.genres.forEach((genre, index) => {
    add(`genres.${index}`, 'facts', [genre], { where: 'Facts, genres' });
  });
  add('setLength', 'facts', withParts(kit.setLength), { where: 'Facts, set length' });
  add('setUp', 'facts', withParts(kit.setUp), { where: 'Facts, set-up' });
  kit.languages.forEach((language, index) => {
    add(`languages.${index}`, 'facts', [language], { where: 'Facts, languages' });
  });
  add('since', 'facts', [kit.since], { where: 'Facts, playing since' });
  kit.figures.forEach(({ value, label }, index) => {
    const [counted = ''] = label.split(' ');
    add(`figures.${index}`, 'facts', [`${value} ${label}`, `${value} ${counted}`], {
      where: 'Facts, numbers',
      names: withParts(label),
    });
  });
  kit.facts.forEach((fact, index) => {
    add(`facts.${index}`, 'facts', sentencesOf(fact), {
      where: 'Facts, in your words',
      names: namesIn(fact),
    });
  });
  kit.highlights.forEach(({ year, text }, index) => {
    add(`highlights.${index}`, 'highlights', [text, year], { names: [...withParts(text), ...namesIn(text)] });
  });
  kit.releases.forEach(({ year, title, label }, index) => {
    add(`releases.${index}`, 'highlights', [year], {
      where: 'Releases',
      names: [title, label].filter(Boolean),
    });
  });
  kit.quotes.forEach(({ text, source }, index) => {
    add(`quotes.${index}`, 'quotes', sentencesOf(text), { names: source ? withParts(source) : [] });
  });
  recordingRows(kit).forEach(({ title, note, service }, index) => {
    const words = [...withParts(title), ...withParts(note)];
    add(`recordings.${index}`, 'music', [], { names: [...words, service].filter(Boolean) });
  });
  kit.dates.forEach(({ date, venue, city }, index) => {
    add(`dates.${index}`, 'dates', dayPhrases(date), { names: [venue, city].filter(Boolean) });
  });
  kit.rider.forEach(({ what, need, or }, index) => {
    add(`rider.${index}`, 'rider', [need, ...withParts(or)], { names: [what] });
  });
  kit.contacts.forEach(({ name }, index) => {
    add(`contacts.${index}`, 'contact', [], { names: [name].filter(Boolean) });
  });
  kit.proofs.forEach(({ claim, source }, index) => {
    add(`proofs.${index}`, 'bio', [claim], { where: `Your proof: ${source}` });
  });
  return facts;
}

/** A text, and each of its sentences without the stop. */
const sentencesOf = (text: string): string[] => [
  text,
  ...text.split(/(?<=[.!?。])\s+/u).map((sentence) => sentence.replace(/[.。]$/u, '')),
];

/** Runs of words with capitals: `Halle 14`, `Club Żuraw`, but not the first word of the text alone. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}'’.-]*|\d+))*/gu)].map(([name]) =>
    name.replace(/[.'’-]+$/u, ''),
  );
