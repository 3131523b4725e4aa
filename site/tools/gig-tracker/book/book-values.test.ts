import { describe, expect, it } from 'vitest';
import type { Contact, Venue } from '#core/gigs/book-schema.ts';
import { newVenueSchema } from '#core/gigs/book-schema.ts';
import { BOOK_FIELDS } from './book-fields.ts';
import { mergeEntry, readValues, type Values, valuesOf } from './book-values.ts';

const VENUE: Venue = {
  ...{ id: 'ven_halle', version: 3, createdAt: '', updatedAt: '', name: 'Halle 14', city: 'Leipzig' },
  ...{ country: 'DE', address: '', zone: null, latitude: 51.34, longitude: -12.37, capacity: 450 },
  ...{ travelMinutes: 100, kilometres: null, setUp: null, booth: '', notes: 'By the dock' },
};
const first = valuesOf('venues', VENUE);
const read = (typed: Partial<Values>) => readValues('venues', { ...first, ...typed } as Values, first);

describe('a form over an entry', () => {
  it('has every field that the API has of it', () => {
    const names = (of: { name: string }[]) => of.map(({ name }) => name).toSorted();
    expect(names([...BOOK_FIELDS.venues])).toEqual(Object.keys(newVenueSchema.shape).toSorted());
  });

  it('shows values as people write them', () => {
    expect(first).toMatchObject({
      ...{ country: 'Germany', travelMinutes: '1 h 40', capacity: '450', zone: '', setUp: '' },
      ...{ latitude: '51.34', longitude: '-12.37' },
    });
    expect(valuesOf('clients', {})).toMatchObject({ name: '', kind: 'business' });
    expect(valuesOf('people', { venueId: 'ven_halle' })).toMatchObject({
      venueId: 'ven_halle',
      clientId: '',
    });
  });

  it('reads only what was changed', () => {
    expect(read({})).toEqual({ fields: {} });
    const typed = {
      capacity: '1,200',
      zone: 'berlin',
      setUp: '1:15',
      country: 'united kingdom',
      longitude: '−0,5',
    };
    expect(read({ ...typed, notes: '' })).toEqual({
      fields: {
        ...{ capacity: 1200, zone: 'Europe/Berlin', setUp: 75, country: 'GB', longitude: -0.5, notes: '' },
      },
    });
    expect(read({ capacity: '', travelMinutes: ' ', country: 'nl' })).toEqual({
      fields: { capacity: null, travelMinutes: null, country: 'NL' },
    });
  });

  it('says at its field what can not be read', () => {
    const reading = read({
      ...{ name: ' ', capacity: 'lots', zone: 'Moonbase', country: 'Narnia', setUp: '40 h', latitude: '91' },
    });
    expect('problems' in reading && reading.problems.map(({ path }) => path).toSorted()).toEqual([
      ...['capacity', 'country', 'latitude', 'name', 'setUp', 'zone'],
    ]);
    const words = { ...valuesOf('people', {}), name: 'Kasia', venueId: 'Halle' };
    expect(readValues('people', words, valuesOf('people', {}))).toEqual({
      problems: [{ path: 'venueId', reason: 'Choose one from the list, or leave it empty' }],
    });
  });
});

describe('a change onto a newer version', () => {
  const stored = { ...VENUE, version: 4, capacity: 500, address: 'Spinnereistraße 7' };

  it('keeps what was typed beside what others changed', () => {
    const merged = mergeEntry('venues', VENUE, { notes: 'By the gate' }, stored);
    expect(merged).toMatchObject({ fields: { notes: 'By the gate' }, clashes: [] });
    expect(merged.others.map(({ name }) => name)).toEqual(['address', 'capacity']);
  });

  it('has somebody choose where both changed the same', () => {
    const { fields, clashes, others } = mergeEntry('venues', VENUE, { capacity: 400, setUp: 30 }, stored);
    expect(fields).toEqual({ setUp: 30 });
    expect(clashes.map(({ field, mine, stored }) => [field.name, mine, stored])).toEqual([
      ['capacity', 400, 500],
    ]);
    expect(others.map(({ name }) => name)).toEqual(['address']);
  });

  it('is done where others made the same of it', () => {
    expect(mergeEntry('venues', VENUE, { capacity: 500 }, stored)).toMatchObject({ fields: {}, clashes: [] });
    const kasia = { id: 'con_k', version: 1, name: 'Kasia', role: 'promoter' } as Contact;
    expect(mergeEntry('people', kasia, { role: 'agent' }, kasia).fields).toEqual({ role: 'agent' });
  });
});
