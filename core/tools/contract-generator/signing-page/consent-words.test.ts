import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { consentWords } from './consent-words.ts';

const consent = (thing: string) =>
  `I have read this ${thing} and agree to sign it electronically. My name, the time, my network address and my browser are recorded with it.`;

it('who signs agrees to sign electronically, and to what is recorded', () => {
  for (const thing of ['contract', 'addendum'] as const)
    expect([consentWords(LYON, 'artist', thing), consentWords(LYON, 'client', thing)]).toEqual([
      consent(thing),
      consent(thing),
    ]);
});

it('who is liable in person for a business is told so, and nobody else', () => {
  const client = { ...LYON.client, isSignerLiable: true };
  expect(consentWords({ client }, 'client', 'contract')).toBe(
    `${consent('contract')} I sign for the Client and for myself: I am personally liable, beside the Client, for what it owes under this contract.`,
  );
  expect(consentWords({ client }, 'client', 'addendum')).toContain('I am personally liable');
  expect(consentWords({ client }, 'artist', 'contract')).toBe(consent('contract'));
  expect(consentWords({ client: { ...client, kind: 'consumer' } }, 'client', 'contract')).toBe(
    consent('contract'),
  );
});
