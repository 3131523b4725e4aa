import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('a password hash', () => {
  it('fits its password and no other', async () => {
    const hash = await hashPassword('four on the floor');
    expect(await verifyPassword({ hash, password: 'four on the floor' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'four on the flooR' })).toBe(false);
  });

  it('has a salt of its own each time, and names its cost', async () => {
    const [one, two] = await Promise.all([hashPassword('same words'), hashPassword('same words')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('is light where that was asked for, and fits all the same', async () => {
    const hash = await hashPassword('four on the floor', 'light');
    expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await verifyPassword({ hash, password: 'four on the floor' })).toBe(true);
  });

  it('takes the same letters however they were composed', async () => {
    const hash = await hashPassword('Amélie-909'.normalize('NFC'));
    expect(await verifyPassword({ hash, password: 'Amélie-909'.normalize('NFD') })).toBe(true);
  });

  it('is refused when it is not of this scheme', async () => {
    expect(await verifyPassword({ hash: 'plain', password: 'plain' })).toBe(false);
    expect(await verifyPassword({ hash: '', password: '' })).toBe(false);
  });
});
