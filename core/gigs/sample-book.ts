import type { BookKind, Entry } from './book-kinds.ts';

/** An entry of the sample's address book: its id, and what is said of it. */
export type SampleEntry<Kind extends BookKind> = Omit<Entry[Kind], 'version' | 'createdAt' | 'updatedAt'>;

type Place = Pick<
  SampleEntry<'venue'>,
  'name' | 'city' | 'country' | 'address' | 'zone' | 'latitude' | 'longitude'
>;

const venue = (id: string, place: Place, more: Partial<SampleEntry<'venue'>> = {}): SampleEntry<'venue'> => ({
  ...{ id: `ven_sample_${id}`, ...place, capacity: null, travelMinutes: null, kilometres: null },
  ...{ setUp: null, booth: '', notes: '', ...more },
});
const client = (id: string, name: string, more: Partial<SampleEntry<'client'>> = {}) => ({
  ...{ id: `cli_sample_${id}`, name, kind: 'business' as const, address: '', taxId: '' },
  ...{ email: '', phone: '', notes: '', ...more },
});
const contact = (
  id: string,
  name: string,
  more: Partial<SampleEntry<'contact'>>,
): SampleEntry<'contact'> => ({
  ...{ id: contactId(id), name, role: 'promoter', email: '', phone: '' },
  ...{ clientId: null, venueId: null, notes: '', ...more },
});
/** The id of a contact by its short one. */
export const contactId = (id: string): string => `con_sample_${id}`;

/** Where they are is where their city is. No club, street or person of these exists. */
export const SAMPLE_VENUES: readonly SampleEntry<'venue'>[] = [
  venue(
    'halle14',
    {
      ...{ name: 'Halle 14', city: 'Berlin', country: 'DE', address: 'Am Lagerhof 14' },
      ...{ zone: 'Europe/Berlin', latitude: 52.52, longitude: 13.4 },
    },
    {
      ...{ capacity: 600, travelMinutes: 25, kilometres: 9 },
      ...{ booth: '3 players, 4-channel mixer, 2 turntables', notes: 'Ring twice at the loading dock.' },
    },
  ),
  venue(
    'zuraw',
    {
      ...{ name: 'Club Żuraw', city: 'Gdańsk', country: 'PL', address: 'Ulica Przykładowa 3' },
      ...{ zone: 'Europe/Warsaw', latitude: 54.36, longitude: 18.65 },
    },
    { capacity: 450, booth: '4 players, 4-channel mixer. Bring your own headphones' },
  ),
  venue('kabelwerk', {
    ...{ name: 'Kabelwerk', city: 'Dresden', country: 'DE', address: 'Kabelgasse 7' },
    ...{ zone: 'Europe/Berlin', latitude: 51.05, longitude: 13.74 },
  }),
  venue('nuits', {
    ...{ name: 'Nuits Électriques', city: 'Lyon', country: 'FR', address: 'Quai des Exemples' },
    ...{ zone: 'Europe/Paris', latitude: 45.75, longitude: 4.85 },
  }),
  venue(
    'silo5',
    {
      ...{ name: 'Silo 5', city: 'Zürich', country: 'CH', address: 'Musterweg 5' },
      ...{ zone: 'Europe/Zurich', latitude: 47.37, longitude: 8.55 },
    },
    { capacity: 300 },
  ),
  venue('lagerhaus', {
    ...{ name: 'Lagerhaus Nord', city: 'Münster', country: 'DE', address: '', zone: 'Europe/Berlin' },
    ...{ latitude: 51.96, longitude: 7.63 },
  }),
  venue('ostkai', {
    ...{ name: 'Ostkai', city: 'Berlin', country: 'DE', address: '', zone: 'Europe/Berlin' },
    ...{ latitude: 52.52, longitude: 13.4 },
  }),
  venue('arch61', {
    ...{ name: 'Arch 61', city: 'London', country: 'GB', address: '', zone: 'Europe/London' },
    ...{ latitude: 51.51, longitude: -0.13 },
  }),
  venue('papierhal', {
    ...{ name: 'Papierhal', city: 'Tilburg', country: 'NL', address: '', zone: 'Europe/Amsterdam' },
    ...{ latitude: 51.56, longitude: 5.09 },
  }),
  venue('kellerlicht', {
    ...{ name: 'Kellerlicht', city: 'Hamburg', country: 'DE', address: '', zone: 'Europe/Berlin' },
    ...{ latitude: 53.55, longitude: 10.0 },
  }),
  venue('kulturzug', {
    ...{ name: 'Kulturzug', city: 'Leipzig', country: 'DE', address: '', zone: 'Europe/Berlin' },
    ...{ latitude: 51.34, longitude: 12.37 },
  }),
];

export const SAMPLE_CLIENTS: readonly SampleEntry<'client'>[] = [
  client('halle14', 'Halle 14 Betrieb', { email: 'booking@halle14.example', phone: '+49 30 23125 014' }),
  client('zuraw', 'Żuraw Events', { email: 'events@zuraw.example' }),
  client('kabelwerk', 'Kabelwerk Nächte', {
    ...{ email: 'buero@kabelwerk.example', notes: 'Pays late. Send a reminder a week before.' },
  }),
  client('nuits', 'Nuits Électriques', { email: 'artistes@nuits.example' }),
  client('arch61', 'Arch 61 Live', { email: 'bookings@arch61.example', phone: '+44 20 7946 0161' }),
  client('adler', 'Studio Adlerblick', { email: 'hello@adlerblick.example' }),
];

export const SAMPLE_CONTACTS: readonly SampleEntry<'contact'>[] = [
  contact('jule', 'Jule Sandmann', {
    ...{ email: 'jule@halle14.example', phone: '+49 30 23125 141' },
    ...{ clientId: 'cli_sample_halle14', venueId: 'ven_sample_halle14' },
  }),
  contact('tomasz', 'Tomasz Przykład', {
    ...{ email: 'tomasz@zuraw.example', clientId: 'cli_sample_zuraw', venueId: 'ven_sample_zuraw' },
  }),
  contact('ola', 'Ola Próbna', {
    ...{ role: 'production', email: 'stage@zuraw.example', phone: '+49 30 23125 303' },
    ...{ venueId: 'ven_sample_zuraw', notes: 'Speaks English and German.' },
  }),
  contact('clara', 'Clara Modèle', {
    ...{ role: 'hospitality', email: 'clara@nuits.example', clientId: 'cli_sample_nuits' },
  }),
  contact('ruben', 'Ruben Kabel', {
    ...{ email: 'ruben@kabelwerk.example', phone: '+49 30 23125 700' },
    ...{ clientId: 'cli_sample_kabelwerk', venueId: 'ven_sample_kabelwerk' },
  }),
  contact('sam', 'Sam Archer', {
    ...{ email: 'sam@arch61.example', phone: '+44 20 7946 0162', clientId: 'cli_sample_arch61' },
  }),
];
