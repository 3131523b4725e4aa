import { PLAIN_BRANDING } from '#core/branding.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { contractPaper } from '#core/tools/contract-generator/paper/contract-paper.ts';
import type { ContractParts } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';

export const MADE_AT = new Date('2026-11-02T21:41:00Z');

/** A night at a club in Lyon, everything invented. */
export const LYON: Contract = contractSchema.parse({
  reference: 'NOV-2026-031',
  event: 'club',
  artist: {
    stageName: 'DJ NOVA',
    name: 'Mara Novak',
    address: 'Weserstraße 40, 12045 Berlin, Germany',
    taxId: 'DE 123 456 789',
    email: 'mara@djnova.example',
    phone: '+49 30 5550 142',
  },
  client: {
    name: 'Festival Société Lumière SAS',
    address: '12 quai de Saône, 69002 Lyon, France',
    taxId: 'FR 12 345678901',
    email: 'artists@societe-lumiere.example',
    signer: 'Camille Perrin',
    signerRole: 'Director',
  },
  show: {
    name: 'Nuits Électriques',
    venue: 'Les Subsistances',
    address: '8 bis quai Saint-Vincent, 69001 Lyon',
    guests: 1200,
    style: 'Techno, hard groove',
  },
  nights: ['2026-12-12'],
  zone: 'Europe/Paris',
  times: { loadIn: '19:00', soundCheck: '20:00', start: '22:00', end: '00:00' },
  currency: 'EUR',
  deal: { kind: 'flat', fee: 280_000 },
  deposit: { due: { from: 'event', days: -14 } },
  vat: 'reverse',
  overtime: { kind: 'sum', amount: 35_000 },
  rider: [
    { what: 'Players', need: '3 × CDJ-3000, linked', or: '2 × CDJ-3000' },
    { what: 'Mixer', need: 'DJM-V10', or: 'DJM-A9' },
    { what: 'Monitors', need: 'Two, at ear height, volume in the booth' },
  ],
  hospitality: { guests: 4, lines: ['Still water', 'A warm meal before 21:00', 'A room that can be locked'] },
  travel: { route: 'BER–LYS return, 1 person', hotel: '1 single room, 1 night' },
  law: { place: 'eu', country: 'France' },
});

export const contractParts = (contract: Contract, more: Partial<ContractParts> = {}): ContractParts => ({
  ...{ contract, ground: groundOf(PLAIN_BRANDING), logoOn: () => null, madeAt: MADE_AT },
  ...more,
});

/** A contract with the fonts that it needs, laid out. */
export function laidOutContract(contract: Contract, more: Partial<ContractParts> = {}) {
  const paper = contractPaper(contractParts(contract, more));
  const files = readLogoFonts(neededFiles(paper));
  return { paper, files, laidOut: layOut(paper, files) };
}
