import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { consentWords } from './consent-words.ts';

const CONSENT =
  'I have read this contract and agree to sign it electronically. My name, the time, my network address and my browser are recorded with it.';

it('who signs agrees to sign electronically, and to what is recorded', () => {
  expect([consentWords(LYON, 'artist'), consentWords(LYON, 'client')]).toEqual([CONSENT, CONSENT]);
});

it('who is liable in person for a business is told so, and nobody else', () => {
  const client = { ...LYON.client, isSignerLiable: true };
  expect(consentWords({ client }, 'client')).toBe(
    `${CONSENT} I sign for the Client and for myself: I am personally liable, beside the Client, for what it owes under this contract.`,
  );
  expect(consentWords({ client }, 'artist')).toBe(CONSENT);
  expect(consentWords({ client: { ...client, kind: 'consumer' } }, 'client')).toBe(CONSENT);
});
