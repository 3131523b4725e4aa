import { ApiError } from '#core/errors.ts';
import { type PublishedKey, pemOf, SEAL_KEYS_FOLDER, sealKeyPath } from '#core/signing/seal/seal-keys.ts';
import { listSealKeys } from '#db/queries/signing-seal-keys.ts';
import type { Deps } from '../deps.ts';
import { sealKeyOf } from './seal-key.ts';

type KeyDeps = Pick<Deps, 'db' | 'settings'>;

/** Caches may show keys for so long that are some minutes old; anybody may read them from anywhere. */
const HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** The key that seals now, and those that have sealed before. */
async function readSealKeys({ db, settings }: KeyDeps): Promise<PublishedKey[]> {
  const [present, used] = await Promise.all([sealKeyOf(settings), listSealKeys(db)]);
  const since = used.find(({ id }) => id === present.id)?.since ?? null;
  const all = [{ ...present, since }, ...used.filter(({ id }) => id !== present.id)];
  return all.map(({ id, publicKey, since }) => ({
    ...{ id, algorithm: 'Ed25519', publicKey },
    since: since?.toISOString() ?? null,
    pem: sealKeyPath(id),
  }));
}

/** Answers with all public keys. */
export async function answerSealKeys(deps: KeyDeps): Promise<Response> {
  return Response.json({ keys: await readSealKeys(deps) }, { headers: HEADERS });
}

/** Answers with one of them for OpenSSL. Throws NOT_FOUND. */
export async function answerSealKey(deps: KeyDeps, name: string): Promise<Response> {
  const path = SEAL_KEYS_FOLDER + name;
  const key = (await readSealKeys(deps)).find(({ pem }) => pem === path);
  if (!key) throw new ApiError('NOT_FOUND');
  return new Response(pemOf(key), { headers: { ...HEADERS, 'content-type': 'application/x-pem-file' } });
}
