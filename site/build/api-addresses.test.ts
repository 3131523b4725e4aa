import { expect, it } from 'vitest';
import { API, type EndpointName } from '#core/api.ts';
import { addressesOf, billingAddressesOf, trackerAddressesOf } from './api-addresses.ts';

it('has method and path of what every page may call; says which answer with a file, and holds no schema', () => {
  const addresses = addressesOf(API);
  const left = Object.keys(API).filter((name) => !(name in addresses));
  expect(left).toEqual(
    expect.arrayContaining([
      'signingPage',
      'hostedPressKit',
      'giveSignature',
      'requestBooking',
      'gigs',
      'bookContact',
    ]),
  );
  const apart =
    /^\/api\/(?:gig|venues|clients|contacts|calendar|contracts\/:id\/gigs|user\/gigs-ahead|trial|billing)/;
  for (const name of left as EndpointName[])
    if (!apart.test(API[name].path)) expect(['public', 'optional']).toContain(API[name].auth);
  expect(addresses.generate).toEqual({ method: 'POST', path: '/api/tools/:tool/generations' });
  expect(addresses.takeAudio).toEqual({ method: 'GET', path: '/api/voice/takes/:id/audio', isFile: true });
  for (const row of Object.values(addresses))
    for (const value of Object.values(row as object)) expect(['string', 'boolean']).toContain(typeof value);
});

it('has those of the gig tracker apart, and no others with them', () => {
  const addresses = trackerAddressesOf(API);
  expect(addresses.changeGig).toEqual({ method: 'PATCH', path: '/api/gigs/:id' });
  expect(addresses.rotateCalendar).toEqual({ method: 'POST', path: '/api/calendar/rotate' });
  const everywhere = addressesOf(API);
  expect(Object.keys(addresses).filter((name) => name in everywhere)).toEqual([]);
});

it('has those of plans and payments apart', () => {
  const addresses = billingAddressesOf(API);
  expect(addresses.checkout).toEqual({ method: 'POST', path: '/api/billing/checkout' });
  expect(addresses.startTrial).toEqual({ method: 'POST', path: '/api/trial' });
  const everywhere = addressesOf(API);
  expect(Object.keys(addresses).filter((name) => name in everywhere)).toEqual([]);
});
