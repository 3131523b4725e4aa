import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { contractSchema } from '../contract-schema.ts';
import { contractWords, offerWords } from './offer-words.ts';

const offer = (more: object, reader: 'artist' | 'client' = 'client') =>
  offerWords(contractSchema.parse({ ...LYON, ...more }), reader);
const deal = (kind: string) => ({ deal: { kind, fee: 100_000, percent: 70 } });
const unnamed = (event: string) => ({ event, show: { ...LYON.show, name: '' } });

it('one line says who plays what for how much', () => {
  expect([
    offer({}),
    offer({}, 'artist'),
    offer({ nights: ['2027-01-08', '2027-01-15'] }),
    offer(deal('door')),
    offer(deal('guarantee')),
    offer(unnamed('wedding')),
    offer({ deal: { fee: 0 } }),
  ]).toEqual([
    'DJ NOVA plays Nuits Électriques for €2,800',
    'You play Nuits Électriques for €2,800',
    'DJ NOVA plays Nuits Électriques on 2 nights for €5,600',
    'DJ NOVA plays Nuits Électriques for 70 % of the door',
    'DJ NOVA plays Nuits Électriques for at least €1,000',
    'DJ NOVA plays a wedding for €2,800',
    'DJ NOVA plays Nuits Électriques',
  ]);
});

it('a contract is called by its event, by the other side, or by its night', () => {
  const words = (more: object, reader: 'artist' | 'client' = 'client') =>
    contractWords(contractSchema.parse({ ...LYON, ...more }), reader);
  const nobody = { ...unnamed('club'), client: { ...LYON.client, name: '' } };
  expect([
    words({}),
    words(unnamed('club')),
    words(unnamed('club'), 'artist'),
    words(nobody, 'artist'),
    words({ ...nobody, nights: [] }, 'artist'),
  ]).toEqual([
    'the contract for Nuits Électriques',
    'the contract with DJ NOVA',
    'the contract with Festival Société Lumière SAS',
    'the contract for 12 December',
    'the contract',
  ]);
});
