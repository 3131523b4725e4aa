import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets, writeRunSettings } from './secrets.ts';

let root: string;
let folder: string;
const modeOf = (path: string) => statSync(path).mode & 0o777;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckhand-secrets-'));
  folder = join(root, '.data');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('readSecrets', () => {
  it('makes secrets of 32 random bytes, each its own, that only the owner may read', () => {
    const { file, secrets } = readSecrets(folder);
    expect(Object.keys(secrets)).toEqual(['AUTH_SECRET', 'SEAL_KEY', 'LIBSQL_AUTH_TOKEN']);
    for (const secret of Object.values(secrets)) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(Object.values(secrets)).size).toBe(3);
    expect(modeOf(file)).toBe(0o600);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('keeps them and the lines beside them, and makes what is missing', () => {
    const { file, secrets } = readSecrets(folder);
    writeFileSync(file, `# mine\nADMIN_EMAILS=me@example.com\nAUTH_SECRET=${secrets.AUTH_SECRET}`);
    const again = readSecrets(folder);
    expect(again.secrets.AUTH_SECRET).toBe(secrets.AUTH_SECRET);
    expect(again.secrets.LIBSQL_AUTH_TOKEN).not.toBe(secrets.LIBSQL_AUTH_TOKEN);
    expect(readFileSync(file, 'utf8')).toContain('# mine\nADMIN_EMAILS=me@example.com\n');
    expect(readSecrets(folder)).toEqual(again);
  });

  it('closes a file and a folder that others could read', () => {
    const { file } = readSecrets(folder);
    chmodSync(file, 0o644);
    chmodSync(folder, 0o755);
    readSecrets(folder);
    expect([modeOf(file), modeOf(folder)]).toEqual([0o600, 0o700]);
  });

  it('refuses a secret that is too short, without showing it', () => {
    const { file } = readSecrets(folder);
    writeFileSync(file, 'AUTH_SECRET=hunter2\n');
    expect(() => readSecrets(folder)).toThrow(`AUTH_SECRET in ${file} is shorter than 32 characters.`);
    expect(() => readSecrets(folder)).not.toThrow('hunter2');
  });

  it('names a file that is out of reach', () => {
    writeFileSync(folder, 'a file where the folder should be');
    expect(() => readSecrets(folder)).toThrow(
      `Cannot read and write ${join(folder, 'local.env')} (ENOTDIR).`,
    );
  });
});

describe('writeRunSettings', () => {
  it('writes what wrangler reads back, for the owner alone', () => {
    readSecrets(folder);
    const settings = { LIBSQL_URL: 'http://127.0.0.1:4000', PUBLIC_URL: 'http://localhost:8787' };
    const file = writeRunSettings(folder, settings);
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(settings);
    expect(modeOf(file)).toBe(0o600);
  });
});
