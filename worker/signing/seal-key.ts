import { Buffer } from 'node:buffer';
import { keyIdOf } from '#core/signing/seal/seal.ts';
import type { Settings } from '../env.ts';

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. RFC 8410. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that contracts are sealed with now: its id, its public half as Base64, and a way to sign with it. */
export async function sealKeyOf({ SEAL_KEY }: Pick<Settings, 'SEAL_KEY'>) {
  const secret = Buffer.concat([PKCS8_HEAD, Buffer.from(SEAL_KEY, 'base64')]);
  const key = await crypto.subtle.importKey('pkcs8', secret, 'Ed25519', true, ['sign']);
  const { x = '' } = (await crypto.subtle.exportKey('jwk', key)) as JsonWebKey;
  const publicKey = Buffer.from(x, 'base64url');
  return {
    id: keyIdOf(publicKey),
    publicKey: publicKey.toString('base64'),
    sign: async (message: Uint8Array): Promise<Uint8Array> =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(message))),
  };
}
