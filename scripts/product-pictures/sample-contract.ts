import { dayAfter } from '#core/gigs/zoned-time.ts';

const SATURDAY = 6;

/** A Saturday about ten weeks from now: late enough for every step of a cancellation. */
function comingSaturday(): string {
  const inTenWeeks = dayAfter(new Date().toISOString().slice(0, 10), 70);
  return dayAfter(inTenWeeks, SATURDAY - new Date(`${inTenWeeks}T00:00:00Z`).getUTCDay());
}

/** A night at a festival, everything invented. */
export const CONTRACT = {
  event: 'festival',
  reference: 'NOV-2027-012',
  artist: {
    ...{ stageName: 'DJ NOVA', name: 'Mara Novak', address: 'Weserstraße 40, 12045 Berlin, Germany' },
    ...{ email: 'booking@djnova.example', phone: '+49 30 5550 142' },
  },
  client: {
    ...{ name: 'Festival Société Lumière SAS', address: '12 quai de Saône, 69002 Lyon, France' },
    ...{ email: 'artists@societe-lumiere.example', phone: '+33 4 5550 0909', taxId: 'FR 12 345678901' },
    ...{ signer: 'Camille Perrin', signerRole: 'Director' },
  },
  show: {
    ...{ name: 'Nuits Électriques', venue: 'Les Subsistances', address: '8 bis quai Saint-Vincent, Lyon' },
    ...{ guests: 1200, style: 'Techno, hard groove' },
  },
  nights: [comingSaturday()],
  zone: 'Europe/Paris',
  times: { loadIn: '19:00', soundCheck: '20:00', start: '22:00', end: '00:00' },
  currency: 'EUR',
  deal: { kind: 'flat', fee: 280_000 },
  vat: 'reverse',
  overtime: { kind: 'sum', amount: 35_000 },
  rider: [
    { what: 'Players', need: '3 × CDJ-3000, linked', or: '2 × CDJ-3000' },
    { what: 'Mixer', need: 'DJM-V10', or: 'DJM-A9' },
  ],
  hospitality: { guests: 4, lines: ['Still water', 'A warm meal before 21:00'] },
  travel: { route: 'BER–LYS return, 1 person', hotel: '1 single room, 1 night' },
  law: { place: 'eu', country: 'France' },
};

/** The same night, with a balance two days after it, for a client without a VAT number. */
export const LATE_CONTRACT = {
  ...CONTRACT,
  client: { ...CONTRACT.client, taxId: '' },
  balance: { share: { kind: 'rest' }, due: { from: 'event', days: 2 } },
};
