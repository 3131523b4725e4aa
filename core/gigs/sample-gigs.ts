import type { Currency } from '../profile.ts';
import type { ContactRole, GigPayment, GigTask, NewGig, ScheduleItem } from './gig.ts';
import { contactId } from './sample-book.ts';
import type { Home, TrackerSettings } from './tracker-settings.ts';
import { USUAL_SETTINGS } from './tracker-settings.ts';
import { dayAfter, weekdayOn } from './zoned-time.ts';

/** A gig of the sample, as somebody would add it. */
export interface SampleGig extends NewGig {
  id: string;
  /** The days on which it was added, and got its status. */
  addedOn: string;
  statusOn: string;
  seriesId?: string;
}

/** A season of an act that doesn't exist. */
export interface SampleSeason {
  /** What stands in it is a sample, wherever it is shown. */
  sample: true;
  home: Home;
  settings: TrackerSettings;
  gigs: SampleGig[];
}

/** The act. */
export const SAMPLE_ACT = 'DJ NOVA';

const HOME: Home = {
  ...{ homeCity: 'Berlin', homeZone: 'Europe/Berlin', homeLatitude: 52.52, homeLongitude: 13.4 },
};

/** The id of a gig by its short one: the same each time, so that its page can be linked to. */
export const sampleGigId = (key: string): string => `gig_sample${key}`.padEnd(26, '0');

const money = (amount: number, currency: Currency = 'EUR') => ({ amount: amount * 100, currency });
const BERLIN = 'Europe/Berlin';

/** The season around a day. Weeks are counted from the next Saturday, which is tonight on a Saturday. */
export function sampleSeason(today: string): SampleSeason {
  const day = (days: number): string => dayAfter(today, days);
  const saturday = (week: number): string => day(((6 - weekdayOn(today) + 7) % 7) + week * 7);
  const friday = (week: number): string => dayAfter(saturday(week), -1);

  /** A set in the night, on the day after where it begins after midnight. */
  const set = (night: string, from: string, to: string, zone = BERLIN) => {
    const on = (clock: string): string => (clock < '12:00' ? dayAfter(night, 1) : night);
    return { start: `${on(from)}T${from}`, end: `${on(to)}T${to}`, zone };
  };
  const at = (name: string, city: string, client?: string) => ({
    ...{ title: name, venue: { name, city }, ...(client && { client: { name: client } }) },
  });
  const since = (added: number, status: number) => ({ addedOn: day(-added), statusOn: day(-status) });
  const paid = (
    kind: GigPayment['kind'],
    amount: number,
    due: string,
    paidOn: string | null,
  ): GigPayment => ({
    ...{ id: kind, kind, amount: amount * 100, due, paidOn },
  });
  const task = (id: string, text: string, due: string | null, doneOn: string | null = null): GigTask => ({
    ...{ id, text, due, doneOn },
  });
  const time = (
    id: string,
    kind: ScheduleItem['kind'],
    start: string,
    { label = '', end = null as string | null } = {},
  ): ScheduleItem => ({ id, kind, label, start, end });
  const people = (...all: [string, ContactRole][]) => ({
    contacts: all.map(([id, role]) => ({ contactId: contactId(id), role })),
  });

  /** A night of the residency, every fourth Friday. What is over is paid, but for the last one. */
  const residency = (week: number, key: string): SampleGig => {
    const night = friday(week);
    const due = dayAfter(night, 14);
    const isPaid = week < -4;
    return {
      ...{ id: sampleGigId(key), ...at('Kabelwerk', 'Dresden', 'Kabelwerk Nächte'), type: 'residency' },
      ...{ status: isPaid ? 'paid' : week < 0 ? 'played' : 'confirmed', fee: money(800) },
      ...{ ...set(night, '23:00', '03:00'), seriesId: 'ser_sample', ...people(['ruben', 'payer']) },
      ...{ addedOn: day(-120), statusOn: week < 0 ? dayAfter(night, 1) : day(-90) },
      payments: [paid('balance', 800, due, isPaid ? dayAfter(due, 3) : null)],
    };
  };

  const zuraw = saturday(1);
  const zurawMorning = dayAfter(zuraw, 1);
  const gigs: SampleGig[] = [
    {
      ...{ id: sampleGigId('kulturzug'), ...at('Kulturzug', 'Leipzig'), status: 'lead' },
      ...{ start: saturday(7), zone: BERLIN, notes: 'Asked by mail. They answer next week.', ...since(2, 2) },
    },
    {
      ...{ id: sampleGigId('agency'), ...at('Agency party', ''), status: 'lead', type: 'corporate' },
      ...{
        venue: null,
        client: { name: 'Studio Adlerblick' },
        start: friday(10),
        zone: BERLIN,
        ...since(4, 4),
      },
    },
    {
      ...{ id: sampleGigId('ostkai'), ...at('Ostkai', 'Berlin'), title: 'Label night, Ostkai' },
      ...{ status: 'quoted', fee: money(900), ...set(saturday(5), '23:00', '02:00'), ...since(9, 6) },
    },
    {
      ...{ id: sampleGigId('arch61'), ...at('Arch 61', 'London', 'Arch 61 Live'), status: 'quoted' },
      ...{ fee: money(1100, 'GBP'), ...set(saturday(6), '22:00', '02:00', 'Europe/London') },
      ...{ ...people(['sam', 'promoter']), ...since(12, 5) },
    },
    {
      ...{ id: sampleGigId('halleagain'), ...at('Halle 14', 'Berlin', 'Halle 14 Betrieb'), status: 'hold' },
      ...{ hold: { order: 1, until: day(4) }, fee: money(1000), ...set(saturday(8), '23:30', '02:00') },
      ...since(15, 10),
    },
    {
      ...{ id: sampleGigId('papierhal'), ...at('Papierhal', 'Tilburg'), status: 'hold' },
      ...{ hold: { order: 2, until: day(9) }, fee: money(1350), ...since(11, 8) },
      ...set(saturday(9), '23:00', '03:00', 'Europe/Amsterdam'),
    },
    {
      ...{ id: sampleGigId('lagerhaus'), ...at('Lagerhaus Nord', 'Münster'), status: 'contract-sent' },
      ...{ fee: money(2400), ...set(saturday(5), '22:30', '02:00'), ...since(25, 3) },
    },
    {
      ...{ id: sampleGigId('halle'), ...at('Halle 14', 'Berlin', 'Halle 14 Betrieb'), type: 'club' },
      ...{ status: 'confirmed', fee: money(950), ...set(saturday(0), '23:30', '02:00'), isPublic: true },
      ...{ ...people(['jule', 'promoter'], ['jule', 'payer']), ...since(48, 40) },
      payments: [
        paid('deposit', 475, day(-10), day(-12)),
        paid('balance', 475, dayAfter(saturday(0), 8), null),
      ],
      tasks: [
        task('list', 'Send the door list', saturday(0)),
        task('rider', 'Send the rider', null, day(-6)),
      ],
      schedule: [
        time('in', 'load-in', `${saturday(0)}T22:30`, { label: 'Loading dock' }),
        time('doors', 'doors', `${saturday(0)}T23:00`),
      ],
    },
    residency(1, 'kabelwerk3'),
    {
      ...{ id: sampleGigId('zuraw'), ...at('Club Żuraw', 'Gdańsk', 'Żuraw Events'), type: 'club' },
      ...{ status: 'confirmed', fee: money(1350), ...set(zuraw, '01:00', '04:00', 'Europe/Warsaw') },
      ...{ ...people(['tomasz', 'promoter'], ['tomasz', 'payer'], ['ola', 'production']), isPublic: true },
      ...since(44, 30),
      travel: { minutes: 400, kilometres: 490, by: 'train', from: 'Berlin Hbf', note: 'Seats 61 and 62' },
      schedule: [
        time('in', 'load-in', `${zuraw}T23:15`, { label: 'Side door' }),
        time('check', 'sound-check', `${zuraw}T23:20`, { end: `${zuraw}T23:45` }),
        time('doors', 'doors', `${zurawMorning}T00:00`),
        time('before', 'act', `${zurawMorning}T00:00`, { label: 'Ola Wit', end: `${zurawMorning}T01:00` }),
        time('hotel', 'rest', `${zurawMorning}T05:00`, { label: 'Hotel', end: `${zurawMorning}T11:30` }),
      ],
      payments: [paid('deposit', 675, day(-21), day(-21)), paid('balance', 675, dayAfter(zuraw, 7), null)],
      tasks: [task('hotel', 'Ask for the hotel', day(2)), task('train', 'Book the train', null, day(-8))],
      notes: 'Closing set. The booth faces the harbour side.',
    },
    {
      ...{ id: sampleGigId('nuits'), ...at('Nuits Électriques', 'Lyon', 'Nuits Électriques') },
      ...{ status: 'confirmed', type: 'festival', fee: money(2800), isPublic: true, ...since(70, 51) },
      ...{ ...set(friday(3), '22:00', '00:00', 'Europe/Paris'), ...people(['clara', 'hospitality']) },
      payments: [paid('deposit', 1400, day(9), null), paid('balance', 1400, friday(3), null)],
      tasks: [task('flight', 'Book the flight', day(5))],
    },
    {
      ...{ id: sampleGigId('silo'), ...at('Silo 5', 'Zürich'), status: 'confirmed', fee: money(1600, 'CHF') },
      ...{ ...set(saturday(4), '23:00', '04:00', 'Europe/Zurich'), ...since(33, 20) },
      payments: [paid('balance', 1600, dayAfter(saturday(4), 14), null)],
    },
    residency(5, 'kabelwerk4'),
    {
      ...{ id: sampleGigId('kellerlicht'), ...at('Kellerlicht', 'Hamburg'), status: 'played' },
      ...{ fee: money(700), ...set(saturday(-1), '22:00', '01:00'), ...since(60, 0) },
      ...{ statusOn: dayAfter(saturday(-1), 1) },
      payments: [paid('balance', 700, dayAfter(saturday(-1), 14), null)],
    },
    residency(-3, 'kabelwerk2'),
    {
      ...{ id: sampleGigId('halleearlier'), ...at('Halle 14', 'Berlin', 'Halle 14 Betrieb'), status: 'paid' },
      ...{ fee: money(900), ...set(saturday(-6), '23:30', '02:30'), ...since(100, 30) },
      payments: [paid('balance', 900, dayAfter(saturday(-6), 14), dayAfter(saturday(-6), 9))],
      outcome: { rider: 'yes', calledOffBy: null },
    },
    residency(-7, 'kabelwerk1'),
    {
      ...{ id: sampleGigId('kellerearlier'), ...at('Kellerlicht', 'Hamburg'), status: 'paid' },
      ...{ fee: money(650), ...set(saturday(-9), '22:00', '01:00'), ...since(110, 48) },
      payments: [paid('balance', 650, dayAfter(saturday(-9), 14), dayAfter(saturday(-9), 14))],
      outcome: { rider: 'partly', calledOffBy: null },
    },
    residency(-11, 'kabelwerk0'),
    {
      ...{ id: sampleGigId('openair'), ...at('Strandgut Open Air', ''), venue: null, status: 'cancelled' },
      ...{ type: 'festival', fee: money(1500), ...set(saturday(-2), '20:00', '22:00'), ...since(80, 25) },
      ...{ outcome: { rider: null, calledOffBy: 'client' } },
      payments: [paid('cancellation', 500, day(-6), day(-8))],
    },
  ];
  const away = {
    id: 'holiday',
    from: dayAfter(saturday(3), 2),
    to: dayAfter(saturday(3), 6),
    note: 'Holiday',
  };
  return { sample: true, home: HOME, settings: { ...USUAL_SETTINGS, blocked: [away] }, gigs };
}
