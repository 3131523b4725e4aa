import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';

/** A contract that was never made: whoever reads it is told by every name. */
export const SAMPLE_CONTRACT = contractSchema.parse({
  reference: 'SAMPLE-001',
  event: 'club',
  artist: {
    ...{ stageName: 'DJ SAMPLE', name: 'Sample Artist', address: '1 Sample Street, 10000 Sample' },
    email: 'artist@sample.example',
  },
  client: {
    ...{ name: 'Sample Club Ltd', address: '2 Sample Street, 10000 Sample', email: 'client@sample.example' },
    ...{ signer: 'Sample Client', signerRole: 'Director' },
  },
  show: {
    ...{ name: 'Sample contract', venue: 'Sample Club', address: '2 Sample Street, 10000 Sample' },
    ...{ guests: 300, style: 'House' },
  },
  nights: ['2026-12-12'],
  zone: 'Europe/Paris',
  times: { loadIn: '19:00', soundCheck: '20:00', start: '22:00', end: '00:00' },
  currency: 'EUR',
  deal: { kind: 'flat', fee: 100_000 },
  rider: [
    { what: 'Players', need: '2 × CDJ-3000, linked' },
    { what: 'Mixer', need: 'DJM-A9', or: 'DJM-900NXS2' },
  ],
  hospitality: { guests: 2, lines: ['Still water', 'A room that can be locked'] },
  law: { place: 'eu', country: 'France' },
});
