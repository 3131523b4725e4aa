import { HranaError } from './errors.ts';
import type { SqlStatement } from './sql-text.ts';

/** Readable and settable, as on the servers that production runs on. */
const pragmas = new Set([
  'DATABASE_LIST',
  'DEFER_FOREIGN_KEYS',
  'FOREIGN_KEYS',
  'FOREIGN_KEY_CHECK',
  'FOREIGN_KEY_LIST',
  'FUNCTION_LIST',
  'INDEX_INFO',
  'INDEX_LIST',
  'INDEX_XINFO',
  'INTEGRITY_CHECK',
  'QUICK_CHECK',
  'TABLE_INFO',
  'TABLE_LIST',
  'TABLE_XINFO',
  'USER_VERSION',
]);
const readOnlyPragmas = new Set([
  'ENCODING',
  'JOURNAL_MODE',
  'PAGE_COUNT',
  'PAGE_SIZE',
  'SCHEMA_VERSION',
  'SYNCHRONOUS',
]);

/** Refuses SQL that a hosted server refuses too, and that would reach other files, weaken durability or outlive its request. */
export function requireServed({ head }: SqlStatement): void {
  const [verb = '', second = ''] = head;
  if (['ATTACH', 'DETACH', 'VACUUM'].includes(verb)) throw notServed(verb);
  if (verb === 'CREATE' && /^TEMP(ORARY)?$/.test(second))
    throw notServed('A temporary table, view or trigger');
  if (verb === 'PRAGMA') {
    const [name = '', ...value] = head[2] === '.' ? head.slice(3) : head.slice(1);
    if (!pragmas.has(name) && !(readOnlyPragmas.has(name) && value.length === 0)) {
      throw notServed(`PRAGMA ${name.toLowerCase()}`);
    }
  }
}

/** Whether it leaves the database as it was, for `describe`. */
export function isReadOnly({ head, changesRows }: SqlStatement): boolean {
  return (
    ['SELECT', 'VALUES', 'EXPLAIN', 'WITH', 'PRAGMA'].includes(head[0] ?? '') &&
    !changesRows &&
    !head.includes('=')
  );
}

const transactionVerbs = new Set(['BEGIN', 'COMMIT', 'END', 'ROLLBACK', 'SAVEPOINT', 'RELEASE']);

export function controlsTransaction({ head: [verb = ''] }: SqlStatement): boolean {
  return transactionVerbs.has(verb);
}

export function commits({ head: [verb = ''] }: SqlStatement): boolean {
  return verb === 'COMMIT' || verb === 'END' || verb === 'RELEASE';
}

/** Whether SQLite may need its write lock to run it. To commit it needs none: who has something to commit has the lock. */
export function takesWriteLock(statement: SqlStatement): boolean {
  const { head, changesRows } = statement;
  const [verb = ''] = head;
  if (verb === 'SELECT' || verb === 'VALUES' || verb === 'WITH') return changesRows;
  if (verb === 'BEGIN') return head.includes('IMMEDIATE') || head.includes('EXCLUSIVE');
  if (verb === 'PRAGMA') return /USER_VERSION [=(]/.test(head.join(' '));
  return verb !== 'EXPLAIN' && !controlsTransaction(statement);
}

function notServed(what: string): HranaError {
  return new HranaError('SQL_NOT_SERVED', `${what} is not served over this connection`);
}
