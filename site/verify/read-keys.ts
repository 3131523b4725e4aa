import { SEAL_KEYS_PATH, type SealKey } from '#core/signing/seal/seal-keys.ts';

const isKey = (value: unknown): value is SealKey =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'publicKey' in value &&
  typeof value.publicKey === 'string' &&
  'algorithm' in value &&
  value.algorithm === 'Ed25519';

async function fetchKeys(): Promise<readonly SealKey[]> {
  const reply = await fetch(SEAL_KEYS_PATH);
  if (!reply.ok) throw new Error(`The public keys answered ${reply.status}`);
  const told: unknown = await reply.json();
  const keys = typeof told === 'object' && told !== null && 'keys' in told ? told.keys : null;
  if (!Array.isArray(keys)) throw new Error('The public keys are no list');
  return keys.filter(isKey);
}

let reading: Promise<readonly SealKey[]> | null = null;

/** Deckhand’s public keys, read once; without a network those that the service worker kept. Rejects where there are none, and asks again the next time. */
export function readKeys(): Promise<readonly SealKey[]> {
  reading ??= fetchKeys().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}
