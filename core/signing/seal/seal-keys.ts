/** Where the public keys are published that seals are checked with: the present one and those before it. */
export const SEAL_KEYS_FOLDER = '/.well-known/';
/** How all of their addresses begin: what else is there is not ours to answer. */
export const SEAL_KEYS_PREFIX = `${SEAL_KEYS_FOLDER}deckhand-` as const;
export const SEAL_KEYS_PATH = `${SEAL_KEYS_PREFIX}seal-keys.json` as const;

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
