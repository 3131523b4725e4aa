import { argumentsFor } from './arguments.ts';
import { runBatch } from './batch.ts';
import type { Connection } from './connection.ts';
import { HranaError } from './errors.ts';
import type { Statement, StatementResult, StreamRequest } from './protocol.ts';
import { isReadOnly, requireServed } from './served-sql.ts';
import { type SqlStatement, splitStatements } from './sql-text.ts';

export type StreamResult =
  | { type: 'ok'; response: { type: StreamRequest['type']; result?: unknown; is_autocommit?: boolean } }
  | { type: 'error'; error: HranaError };

type SqlSource = Pick<Statement, 'sql' | 'sql_id'>;

/** A stream lives as long as one HTTP request: it holds the SQL texts stored in it, and is over once closed. */
export class Stream {
  readonly #connection: Connection;
  readonly #stored = new Map<number, string>();
  #isClosed = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Requests run whether or not the ones before them succeeded, as the protocol has it. */
  answer(request: StreamRequest): StreamResult {
    try {
      if (this.#isClosed)
        throw new HranaError('STREAM_CLOSED', 'The stream was closed by an earlier request');
      return { type: 'ok', response: { type: request.type, ...this.#respond(request) } };
    } catch (error) {
      if (error instanceof HranaError) return { type: 'error', error };
      throw error;
    }
  }

  #respond(request: StreamRequest): { result?: unknown; is_autocommit?: boolean } {
    switch (request.type) {
      case 'execute':
        return { result: this.#execute(request.stmt) };
      case 'batch':
        return { result: runBatch(request.batch, (stmt) => this.#execute(stmt), this.#isAutocommit) };
      case 'sequence':
        for (const statement of splitStatements(this.#sqlOf(request))) this.#run(statement, {}, false);
        return {};
      case 'describe':
        return { result: this.#describe(this.#oneStatement(request)) };
      case 'store_sql':
        if (this.#stored.has(request.sql_id))
          throw new HranaError('SQL_EXISTS', `SQL text ${request.sql_id} is already stored`);
        this.#stored.set(request.sql_id, request.sql);
        return {};
      case 'close_sql':
        this.#stored.delete(request.sql_id);
        return {};
      case 'get_autocommit':
        return { is_autocommit: this.#isAutocommit() };
      case 'close':
        this.#isClosed = true;
        return {};
    }
  }

  #isAutocommit = (): boolean => !this.#connection.isInTransaction;

  #execute(stmt: Statement): StatementResult {
    return this.#run(this.#oneStatement(stmt), stmt, stmt.want_rows ?? true);
  }

  #run(statement: SqlStatement, sent: Statement, wantRows: boolean): StatementResult {
    requireServed(statement);
    return this.#connection.run(statement, () => argumentsFor(statement, sent), wantRows);
  }

  #describe(statement: SqlStatement) {
    requireServed(statement);
    return {
      params: statement.parameters.map((name) => ({ name })),
      cols: this.#connection.columns(statement),
      is_explain: statement.head[0] === 'EXPLAIN',
      is_readonly: isReadOnly(statement),
    };
  }

  #oneStatement(source: SqlSource): SqlStatement {
    const [statement, ...more] = splitStatements(this.#sqlOf(source));
    if (!statement) throw new HranaError('SQL_NO_STATEMENT', 'SQL string does not contain any statement');
    if (more.length > 0)
      throw new HranaError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement');
    return statement;
  }

  #sqlOf({ sql, sql_id: id }: SqlSource): string {
    if (typeof sql === 'string' && typeof id === 'number')
      throw new HranaError('SQL_SOURCE', 'Send sql or sql_id, not both');
    const text = typeof id === 'number' ? this.#stored.get(id) : sql;
    if (typeof text !== 'string') {
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
