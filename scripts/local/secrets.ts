import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

/** Length of a secret in random bytes. */
const secretBytes = 32;
const leastCharacters = 32;

const NAMES = ['AUTH_SECRET', 'SEAL_KEY', 'LIBSQL_AUTH_TOKEN'] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * The secrets of this machine, made once and kept in `local.env`; other lines of that file stay and reach the Worker too.
 * Throws StartError when the file is out of reach or holds a secret that is too short.
 */
export function readSecrets(folder: string): { file: string; secrets: Secrets } {
  const file = join(folder, 'local.env');
  const text = readText(file);
  const kept = parseEnv(text);
  const secrets: Secrets = { AUTH_SECRET: '', SEAL_KEY: '', LIBSQL_AUTH_TOKEN: '' };
  const made: string[] = [];
  for (const name of NAMES) {
    secrets[name] = kept[name] || randomBytes(secretBytes).toString('base64url');
    if (secrets[name].length < leastCharacters) {
      throw new StartError(
        `${name} in ${file} is shorter than ${leastCharacters} characters. Remove its line to have one made.`,
      );
    }
    if (!kept[name]) made.push(`${name}=${secrets[name]}\n`);
  }
  const head = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (made.length > 0) writeSecretFile(file, head + made.join(''));
  closeToOthers(file);
  return { file, secrets };
}

/** The settings of one run in a file that only its owner may read: arguments show up in the list of processes. */
export function writeRunSettings(folder: string, settings: Record<string, string>): string {
  const file = join(folder, 'run.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeSecretFile(file, lines.join(''));
  return file;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw outOfReach(file, error);
  }
}

/** The folder too: it holds the database, with everybody's sessions. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
    chmodSync(dirname(file), 0o700);
  } catch (error) {
    throw outOfReach(file, error);
  }
}

/** Written beside and moved in place, so that a stop half way never leaves half a secret. */
function writeSecretFile(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    rmSync(`${file}.new`, { force: true }); // A file that is there keeps its mode.
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw outOfReach(file, error);
  }
}

function outOfReach(file: string, error: unknown): StartError {
  const { code } = error as NodeJS.ErrnoException;
  return new StartError(`Cannot read and write ${file} (${code}). Check that you may use it and its folder.`);
}
