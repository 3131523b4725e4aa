import { describe, expect, it } from 'vitest';
import { CLAUSE_IDS } from './clauses/clause-ids.ts';
import { JURISDICTIONS, type JurisdictionId, NOTES, notesFor } from './jurisdictions.ts';

const PLACES = Object.keys(JURISDICTIONS) as JurisdictionId[];
const WITH_NOTES = PLACES.filter((place) => place !== 'other');
const EVERY_NOTE = PLACES.flatMap((place) => NOTES[place].notes);
const sorted = (texts: readonly string[]) => [...texts].sort();

/** What a contract with that kind of client is shown, clause by clause. */
const shown = (place: JurisdictionId, client: 'business' | 'consumer') => [
  ...new Set(CLAUSE_IDS.flatMap((clause) => notesFor(place, clause, client))),
];

describe('the notes on contracts of a place', () => {
  it.each(PLACES)('were checked on a past day of the calendar: %s', (place) => {
    const { reviewed } = NOTES[place];
    expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
    const day = new Date(`${reviewed}T00:00:00Z`);
    expect(day.toISOString().slice(0, 10)).toBe(reviewed);
    expect(day.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each(EVERY_NOTE)('are about clauses of the contract, each named once: $source', ({ clauses }) => {
    expect(clauses).not.toHaveLength(0);
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const clause of clauses) expect(CLAUSE_IDS).toContain(clause);
  });

  it.each(EVERY_NOTE)('are short, whole sentences with no address: $source', ({ text }) => {
    expect(text.length).toBeLessThanOrEqual(260);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/!|https?:|www\./);
  });

  it('each have a text and a source of their own', () => {
    for (const { source } of EVERY_NOTE) {
      expect(source.trim()).toBe(source);
      expect(source).not.toBe('');
    }
    expect(new Set(EVERY_NOTE.map(({ source }) => source)).size).toBe(EVERY_NOTE.length);
    expect(new Set(EVERY_NOTE.map(({ text }) => text)).size).toBe(EVERY_NOTE.length);
  });

  it.each(WITH_NOTES)('say something on signing, cancelling and money: %s', (place) => {
    const named = NOTES[place].notes.flatMap(({ clauses }) => clauses);
    expect(named).toContain('notices');
    expect(named).toContain('client-cancels');
    expect(named.some((clause) => ['fee', 'balance', 'licences-taxes'].includes(clause))).toBe(true);
  });

  it('are six to twelve for a place, and none for elsewhere', () => {
    for (const place of WITH_NOTES) {
      expect(NOTES[place].notes.length).toBeGreaterThanOrEqual(6);
      expect(NOTES[place].notes.length).toBeLessThanOrEqual(12);
    }
    expect(NOTES.other.notes).toEqual([]);
    for (const clause of CLAUSE_IDS) expect(notesFor('other', clause, 'business')).toEqual([]);
  });
});

describe('the notes for a contract', () => {
  it.each(WITH_NOTES)('leave out only those for the other kind of client: %s', (place) => {
    for (const [client, otherClient] of [
      ['business', 'consumer'],
      ['consumer', 'business'],
    ] as const) {
      const expected = NOTES[place].notes.filter(({ clients }) => clients !== otherClient);
      expect(expected.length).toBeLessThan(NOTES[place].notes.length);
      expect(sorted(shown(place, client).map(({ text }) => text))).toEqual(
        sorted(expected.map(({ text }) => text)),
      );
    }
  });

  it('are about the clause that was asked for', () => {
    for (const place of PLACES)
      for (const clause of CLAUSE_IDS)
        for (const { clauses } of notesFor(place, clause, 'consumer')) expect(clauses).toContain(clause);
  });

  it('name interest on late payment to a business and not to a private client', () => {
    const sources = (client: 'business' | 'consumer') =>
      notesFor('uk', 'balance', client).map(({ source }) => source);
    expect(sources('business')).toEqual([expect.stringContaining('Late Payment')]);
    expect(sources('consumer')).toEqual([]);
  });

  it('name the three days of a private client in the United States, and not of a business', () => {
    const sources = (client: 'business' | 'consumer') =>
      notesFor('us', 'client-cancels', client).map(({ source }) => source);
    expect(sources('consumer')).toContainEqual(expect.stringContaining('Cooling-Off Rule'));
    expect(sources('business')).not.toContainEqual(expect.stringContaining('Cooling-Off Rule'));
    expect(sources('business')).toContainEqual(expect.stringContaining('§ 356'));
  });
});
