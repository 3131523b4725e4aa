import { describe, expect, it } from 'vitest';
import { gigOfNew, problemsOf } from './apply-patch.ts';
import { newClientSchema, newContactSchema, newVenueSchema } from './book-schema.ts';
import { clashesBetween } from './clashes-between.ts';
import { newGigSchema } from './gig-schema.ts';
import { SAMPLE_CLIENTS, SAMPLE_CONTACTS, SAMPLE_VENUES } from './sample-book.ts';
import { sampleSeason } from './sample-gigs.ts';
import { trackerSettingsSchema } from './tracker-settings-schema.ts';
import { clockChange, dayAfter } from './zoned-time.ts';

/** Two months of days, with an end of the year. */
const DAYS = Array.from({ length: 60 }, (_, days) => dayAfter('2026-11-20', days));

const nowhere = { venue: null, client: null };
const gigsOn = (today: string) =>
  sampleSeason(today).gigs.map((said) => gigOfNew(said, nowhere, `${today}T12:00:00Z`));

describe('the sample season', () => {
  it.each(DAYS.slice(0, 8))('holds what a gig has to hold, on %s', (today) => {
    const { gigs, settings, sample } = sampleSeason(today);
    expect(sample).toBe(true);
    expect(trackerSettingsSchema.safeParse(settings).success).toBe(true);
    for (const { addedOn, statusOn, seriesId: _, ...gig } of gigs) {
      expect(newGigSchema.safeParse(gig).error?.issues ?? [], gig.title).toEqual([]);
      expect(addedOn <= statusOn && statusOn <= today, gig.title).toBe(true);
    }
    expect(gigsOn(today).flatMap(problemsOf)).toEqual([]);
    expect(new Set(gigs.map(({ id }) => id)).size).toBe(gigs.length);
  });

  it('has something to see on any day: one clash, holds, a late payment, a residency, three currencies', () => {
    for (const today of DAYS) {
      const { home, settings } = sampleSeason(today);
      const gigs = gigsOn(today);
      const ahead = { from: today, to: dayAfter(today, 120), most: 10 };
      const clashes = clashesBetween(gigs, { ...settings, ...home }, ahead);
      expect(
        clashes.map(({ gig, clash }) => [gig.title, clash.kind]),
        today,
      ).toEqual([['Lagerhaus Nord', 'overlap']]);
      expect(gigs.flatMap(({ hold }) => hold?.order ?? [])).toEqual([1, 2]);
      const late = gigs.filter(
        ({ unpaid, unpaidDue }) => unpaid > 0 && unpaidDue !== null && unpaidDue < today,
      );
      expect(
        late.map(({ title }) => title),
        today,
      ).toEqual(['Kabelwerk']);
      expect(
        gigs.filter(({ status }) => status === 'played').every(({ night }) => night < today),
        today,
      ).toBe(true);
      expect(new Set(gigs.flatMap(({ fee }) => fee?.currency ?? []))).toEqual(new Set(['EUR', 'GBP', 'CHF']));
    }
  });

  it('plays through a night on which the clocks are set, in spring', () => {
    const changing = gigsOn('2027-02-25').filter(
      ({ startsAt, endsAt, zone }) =>
        startsAt && endsAt && clockChange(Date.parse(startsAt), Date.parse(endsAt), zone) !== null,
    );
    expect(changing.map(({ night }) => night)).toEqual(['2027-03-27']);
  });

  it('names only what is in its address book, and nobody who could be written to', () => {
    for (const [schema, entries] of [
      [newVenueSchema, SAMPLE_VENUES],
      [newClientSchema, SAMPLE_CLIENTS],
      [newContactSchema, SAMPLE_CONTACTS],
    ] as const)
      for (const entry of entries) expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
    const emails = [...SAMPLE_CLIENTS, ...SAMPLE_CONTACTS].flatMap(({ email }) => email || []);
    expect(emails.filter((email) => !email.endsWith('.example'))).toEqual([]);
    const names = new Set([...SAMPLE_VENUES, ...SAMPLE_CLIENTS].map(({ name }) => name));
    const ids = new Set(SAMPLE_CONTACTS.map(({ id }) => id));
    for (const { venue, client, contacts = [] } of sampleSeason('2026-11-28').gigs) {
      for (const one of [venue, client]) if (one && 'name' in one) expect(names).toContain(one.name);
      for (const { contactId } of contacts) expect(ids).toContain(contactId);
    }
  });
});
