import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * What a hash costs. `full` is scrypt at N = 2^14, r = 8, p = 5: one of the equal-strength settings of the OWASP password
 * storage sheet, the one that fits a Worker's 128 MB (16 MB a hash). `light` is for tests, which sign up by the hundred:
 * production refuses it. The numbers stand in the hash, so that they can rise later.
 */
const COSTS = { full: { N: 16_384, r: 8, p: 5 }, light: { N: 1024, r: 8, p: 1 } } as const;

export type PasswordCost = keyof typeof COSTS;
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options = { ...cost, maxmem: 160 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: PasswordCost = 'full'): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = COSTS[cost];
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one that was hashed; false for a hash that is not ours. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
