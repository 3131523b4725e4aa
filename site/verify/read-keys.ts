import type { SealKey } from '#core/signing/seal/genuine-seal.ts';
import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { bytesOfBase64 } from './bytes-of-base64.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function keyOf(value: unknown): SealKey[] {
  if (!isRecord(value) || value.algorithm !== 'Ed25519') return [];
  const { id, publicKey } = value;
  return typeof id === 'string' && typeof publicKey === 'string'
    ? [{ id, publicKey: bytesOfBase64(publicKey) }]
    : [];
}

/** A network that never answers is none. */
const PATIENCE_MS = 10_000;

async function fetchKeys(): Promise<readonly SealKey[]> {
  // A copy may be sealed with a key that is newer than what the browser has.
  const reply = await fetch(SEAL_KEYS_PATH, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!reply.ok) throw new Error(`The public keys answered ${reply.status}`);
  const told: unknown = await reply.json();
  if (!isRecord(told) || !Array.isArray(told.keys)) throw new Error('The public keys are no list');
  return told.keys.flatMap(keyOf);
}

let reading: Promise<readonly SealKey[]> | null = null;

/** Deckhand’s public keys, read once; without a network those that the service worker kept. Rejects where there are none, and asks again the next time; or with the reason of the signal. */
export function readKeys(signal?: AbortSignal): Promise<readonly SealKey[]> {
  reading ??= fetchKeys().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([reading, stopped]);
}
