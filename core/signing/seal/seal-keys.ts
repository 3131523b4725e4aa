/** Where the public keys are published that seals are checked with: the present one and those before it. */
const SEAL_KEYS = '/.well-known/deckhand-seal-keys';
export const SEAL_KEYS_PATH = `${SEAL_KEYS}.json` as const;
/** One of them each, for OpenSSL. */
export const SEAL_KEYS_FOLDER = `${SEAL_KEYS}/` as const;

/** A public key as it is published. */
export interface PublishedKey {
  /** `keyIdOf` the key. */
  id: string;
  algorithm: 'Ed25519';
  /** Its 32 bytes as Base64. */
  publicKey: string;
  /** ISO instant of the first seal with it; null where it has sealed nothing yet. */
  since: string | null;
  /** Path of the same key for OpenSSL. */
  pem: string;
}

export const sealKeyPath = (id: string): string => `${SEAL_KEYS_FOLDER}${id}.pem`;

/** SubjectPublicKeyInfo up to the 32 bytes of an Ed25519 key, as Base64: 12 bytes, so the key’s own Base64 follows as it is. RFC 8410. */
const SPKI_HEAD = 'MCowBQYDK2VwAyEA';

/** A public key for OpenSSL. @param publicKey its 32 bytes as Base64 */
export const pemOf = ({ publicKey }: Pick<PublishedKey, 'publicKey'>): string =>
  `-----BEGIN PUBLIC KEY-----\n${SPKI_HEAD}${publicKey}\n-----END PUBLIC KEY-----\n`;
