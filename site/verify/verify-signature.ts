import type { Verify } from '#core/signing/seal/genuine-seal.ts';
import { SAMPLE_KEY } from '#core/signing/seal/sample-key.ts';
import { bytesOfBase64 } from './bytes-of-base64.ts';

const ALGORITHM = 'Ed25519';

const imported = (publicKey: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(publicKey), ALGORITHM, false, ['verify']);

/** Whether this browser knows the kind of signature that seals have. */
export async function canVerify(): Promise<boolean> {
  try {
    await imported(bytesOfBase64(SAMPLE_KEY));
    return true;
  } catch {
    return false;
  }
}

/** Checks signatures with what the browser has. A key is read once: a damaged signature is tried in thousands of ways. */
export function signatureChecker(): Verify {
  const keys = new Map<Uint8Array, Promise<CryptoKey>>();
  return async (publicKey, signature, message) => {
    const key = keys.get(publicKey) ?? imported(publicKey);
    keys.set(publicKey, key);
    return crypto.subtle.verify(ALGORITHM, await key, new Uint8Array(signature), new Uint8Array(message));
  };
}
