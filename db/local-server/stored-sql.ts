import { HranaError } from './errors.ts';
import type { Statement } from './protocol.ts';

export type SqlSource = Pick<Statement, 'sql' | 'sql_id'>;

// The limits of sqld, which clients know of.
const mostTexts = 50;
const mostBytes = 5000;

/** The SQL texts that a client stored in a stream, to send their numbers instead. */
export class StoredSql {
  readonly #texts = new Map<number, string>();

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /** Throws SQL_EXISTS, SQL_STORE_TOO_MANY or SQL_STORE_TOO_LARGE. */
  store(id: number, sql: string): void {
    if (this.#texts.has(id)) throw new HranaError('SQL_EXISTS', `SQL text ${id} is already stored`);
    if (this.#texts.size >= mostTexts)
      throw new HranaError('SQL_STORE_TOO_MANY', `The stream already stores ${mostTexts} SQL texts`);
    if (Buffer.byteLength(sql) > mostBytes)
      throw new HranaError(
        'SQL_STORE_TOO_LARGE',
        `An SQL text of more than ${mostBytes} bytes is not stored`,
      );
    this.#texts.set(id, sql);
  }

  forget(id: number): void {
    this.#texts.delete(id);
  }

  /** The text itself or the stored one; undefined where there is none. */
  find({ sql, sql_id: id }: SqlSource): string | undefined {
    return (typeof id === 'number' ? this.#texts.get(id) : sql) ?? undefined;
  }

  /** Throws SQL_SOURCE unless exactly one text is named, and SQL_INPUT_ERROR for what can't be one. */
  textOf(source: SqlSource): string {
    const { sql, sql_id: id } = source;
    if (typeof sql === 'string' && typeof id === 'number')
      throw new HranaError('SQL_SOURCE', 'Send sql or sql_id, not both');
    const text = this.find(source);
    if (text === undefined) {
      throw new HranaError(
        'SQL_SOURCE',
        typeof id === 'number' ? `No SQL text ${id} is stored` : 'Send sql or sql_id',
      );
    }
    // The native library reads no further than the first NUL.
    if (text.includes('\0'))
      throw new HranaError('SQL_INPUT_ERROR', 'SQL text must not hold a NUL character');
    return text;
  }
}
