import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migration that cannot be read or applied. The message is a sentence for the person who runs it. */
export class MigrationError extends Error {}

export interface Migration {
  name: string;
  statements: string[];
  /** SHA-256 of the file, the same whichever way its lines end. */
  hash: string;
}

/** The migrations of a drizzle-kit folder in the order of its journal. Throws MigrationError. */
export function readMigrations(folder: string): Migration[] {
  const journal = read(join(folder, 'meta', '_journal.json'));
  return namesIn(journal, folder).map((name) => {
    const sql = read(join(folder, `${name}.sql`)).replaceAll('\r\n', '\n');
    const statements = sql.split('--> statement-breakpoint').map((statement) => statement.trim());
    return {
      name,
      statements: statements.filter(Boolean),
      hash: createHash('sha256').update(sql).digest('hex'),
    };
  });
}

function namesIn(journal: string, folder: string): string[] {
  try {
    const { entries } = JSON.parse(journal) as { entries: { idx: number; tag: string }[] };
    return entries.toSorted((a, b) => a.idx - b.idx).map(({ tag }) => tag);
  } catch {
    throw new MigrationError(`The journal of the migrations in ${folder} is not what drizzle-kit writes.`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new MigrationError(`Cannot read ${file}.`);
  }
}
