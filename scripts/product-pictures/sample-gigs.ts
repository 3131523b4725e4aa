import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Send } from './sample-account.ts';

const eur = (euros: number) => ({ amount: euros * 100, currency: 'EUR' });

/** A season of an act that does not exist, around a day. Nights are days from it. */
function season(today: string) {
  const day = (days: number): string => dayAfter(today, days);
  const set = (days: number, from: string, to: string, zone = 'Europe/Berlin') => ({
    ...{ start: `${day(days)}T${from}`, end: `${day(to < from ? days + 1 : days)}T${to}`, zone },
  });
  const payment = (kind: string, euros: number, due: number, paidOn: number | null) => ({
    ...{ id: kind, kind, amount: euros * 100, due: day(due), paidOn: paidOn === null ? null : day(paidOn) },
  });
  const task = (id: string, text: string, due: number | null, doneOn: number | null) => ({
    ...{ id, text, due: due === null ? null : day(due), doneOn: doneOn === null ? null : day(doneOn) },
  });
  const at = (name: string, city: string) => ({ venue: { name, city } });
  return [
    {
      title: 'Kulturzug',
      status: 'lead',
      start: day(50),
      zone: 'Europe/Berlin',
      ...at('Kulturzug', 'Leipzig'),
    },
    {
      title: 'Label night, Ostkai',
      status: 'quoted',
      ...set(70, '23:00', '02:00'),
      fee: eur(900),
      ...at('Ostkai', 'Berlin'),
    },
    {
      ...{ title: 'Paradox', status: 'hold', hold: { order: 2, until: day(9) }, fee: eur(1350) },
      ...{ ...set(64, '23:00', '03:00', 'Europe/Amsterdam'), ...at('Paradox', 'Tilburg') },
    },
    {
      ...{ title: 'Halle 14', status: 'hold', hold: { order: 1, until: day(4) }, fee: eur(1000) },
      ...{ ...set(77, '23:30', '02:00'), ...at('Halle 14', 'Berlin') },
    },
    {
      ...{ title: 'Sputnik', status: 'contract-sent', fee: eur(2400) },
      ...{ ...set(41, '22:30', '02:00'), ...at('Sputnik', 'Münster') },
    },
    {
      ...{
        title: 'Halle 14',
        status: 'confirmed',
        fee: eur(950),
        ...set(1, '23:30', '02:00'),
        ...at('Halle 14', 'Berlin'),
      },
      payments: [payment('deposit', 475, -10, -12), payment('balance', 475, 8, null)],
      tasks: [task('list', 'Door list', 1, null)],
    },
    {
      ...{
        title: 'Club Żuraw',
        status: 'confirmed',
        type: 'club',
        fee: eur(1350),
        ...at('Club Żuraw', 'Gdańsk'),
      },
      ...{ start: `${day(9)}T01:00`, end: `${day(9)}T04:00`, zone: 'Europe/Warsaw' },
      travel: { minutes: 400, kilometres: 490, by: 'train', from: 'Berlin Hbf', note: '' },
      schedule: [
        { id: 'in', kind: 'load-in', label: 'Side door', start: `${day(8)}T23:15`, end: null },
        { id: 'check', kind: 'sound-check', label: '', start: `${day(8)}T23:20`, end: `${day(8)}T23:45` },
        { id: 'doors', kind: 'doors', label: '', start: `${day(9)}T00:00`, end: null },
        { id: 'before', kind: 'act', label: 'Ola Wit', start: `${day(9)}T00:00`, end: `${day(9)}T01:00` },
        { id: 'hotel', kind: 'rest', label: 'Hotel', start: `${day(9)}T05:00`, end: `${day(9)}T11:30` },
      ],
      payments: [payment('deposit', 675, -21, -21), payment('balance', 675, 15, null)],
      tasks: [task('hotel', 'Ask for the hotel', 2, null), task('train', 'Book the train', null, -8)],
    },
    {
      ...{ title: 'Nuits Électriques', status: 'confirmed', fee: eur(2800) },
      ...{ ...set(22, '22:00', '00:00', 'Europe/Paris'), ...at('Nuits Électriques', 'Lyon') },
      payments: [payment('deposit', 1400, 9, null), payment('balance', 1400, 22, null)],
    },
    {
      ...{
        title: 'Kabelwerk',
        status: 'played',
        fee: eur(800),
        ...set(-20, '23:00', '03:00'),
        ...at('Kabelwerk', 'Dresden'),
      },
      payments: [payment('balance', 800, -5, null)],
    },
    {
      ...{
        title: 'Kellerlicht',
        status: 'played',
        fee: eur(700),
        ...set(-27, '22:00', '01:00'),
        ...at('Kellerlicht', 'Hamburg'),
      },
      payments: [payment('balance', 700, 3, null)],
    },
    ...[-48, -55, -62, -76, -90].map((days, index) => ({
      ...{ title: 'Kabelwerk', status: 'paid', fee: eur(700 + index * 50), ...set(days, '23:00', '03:00') },
      ...at('Kabelwerk', 'Dresden'),
    })),
  ];
}

/** Gives the act its gigs; answers the one that most is known of. */
export async function fillGigs(send: Send): Promise<{ gigId: string }> {
  const { gigs } = await send('POST', '/api/gig-imports', {
    gigs: season(new Date().toISOString().slice(0, 10)),
  });
  return { gigId: gigs.find(({ title }: { title: string }) => title === 'Club Żuraw').id };
}
