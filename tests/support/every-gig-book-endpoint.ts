import type { Gig, GigFile } from '#core/gigs/gig.ts';
import type { CallEndpoint } from './every-endpoint.ts';
import { FABRIC } from './gigs.ts';

/** Calls every endpoint of the address book, of files of gigs and of the calendar feed. */
export async function callGigBook(call: CallEndpoint): Promise<void> {
  const { venue } = await call<{ venue: { id: string } }>('addVenue', { body: { name: 'Kulturzug' } });
  const { client } = await call<{ client: { id: string } }>('addClient', { body: { name: 'Nova Nights' } });
  const { contact } = await call<{ contact: { id: string } }>('addContact', {
    body: { name: 'Lena', venueId: venue.id, clientId: client.id },
  });
  const named = { body: { name: 'Another', notes: 'Cash only' }, ifMatch: '1' };
  const own = { venue: { params: venue }, client: { params: client }, contact: { params: contact } };
  await call('venues', { query: `?q=kult&limit=10&cursor=${encodeURIComponent(`${venue.id} a`)}` });
  await call('clients', { query: '?q=nova%20ni' });
  await call('contacts', { query: `?venue=${venue.id}&client=${client.id}` });
  await call('venue', own.venue);
  await call('client', own.client);
  await call('bookContact', own.contact);
  await call('changeVenue', { ...own.venue, ...named });
  await call('changeClient', { ...own.client, ...named });
  await call('changeContact', { ...own.contact, ...named });

  const { gig } = await call<{ gig: Gig }>('addGig', {
    body: { ...FABRIC, venue: { id: venue.id }, client: { id: client.id } },
  });
  const file = new TextEncoder().encode('%PDF-1.7');
  const sent = { params: { id: gig.id }, query: '?name=rider.pdf', body: file };
  const kept = await call<{ file: GigFile }>('addGigFile', sent);
  await call('gigFile', { params: { id: kept.file.id } });
  await call('deleteGigFile', { params: { id: kept.file.id } });
  await call('calendar');
  const { url } = await call<{ url: string }>('rotateCalendar');
  await call('calendarFeed', { params: { token: url.split('/').at(-1) ?? '' } });
  await call('closeCalendar');
  await call('deleteContact', own.contact);
  await call('deleteClient', own.client);
  await call('deleteVenue', own.venue);
}
