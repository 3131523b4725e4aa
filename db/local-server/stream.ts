import { argumentsFor } from './arguments.ts';
import { runBatch } from './batch.ts';
import type { Connection } from './connection.ts';
import { HranaError } from './errors.ts';
import type { Statement, StatementResult, StreamRequest } from './protocol.ts';
import { isReadOnly, requireServed, takesWriteLock } from './served-sql.ts';
import { type SqlStatement, splitStatements } from './sql-text.ts';
import { type SqlSource, StoredSql } from './stored-sql.ts';

export type StreamResult =
  | { type: 'ok'; response: { type: StreamRequest['type']; result?: unknown; is_autocommit?: boolean } }
  | { type: 'error'; error: HranaError };

/** What a stream keeps from one HTTP request to the next, beside the transaction that is open on it. */
export class StreamState {
  readonly stored = new StoredSql();
  /** Whether the transaction has written, or tried to. */
  hasWritten = false;
}

/** A stream for the length of one HTTP request. */
export class Stream {
  readonly #connection: Connection;
  readonly #state: StreamState;
  readonly #mayWrite: boolean;
  readonly #isResumed: boolean;
  #isClosed = false;

  /** Unless it `mayWrite`, statements that need the write lock are refused with SQLITE_BUSY. */
  constructor(connection: Connection, state: StreamState, mayWrite: boolean) {
    this.#connection = connection;
    this.#state = state;
    this.#mayWrite = mayWrite;
    this.#isResumed = connection.isInTransaction;
  }

  get isClosed(): boolean {
    return this.#isClosed;
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
        for (const statement of splitStatements(this.#state.stored.textOf(request)))
          this.#run(statement, { want_rows: false });
        return {};
      case 'describe':
        return { result: this.#describe(this.#oneStatement(request)) };
      case 'store_sql':
        this.#state.stored.store(request.sql_id, request.sql);
        return {};
      case 'close_sql':
        this.#state.stored.forget(request.sql_id);
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
    return this.#run(this.#oneStatement(stmt), stmt);
  }

  #run(statement: SqlStatement, sent: Statement): StatementResult {
    requireServed(statement);
    if (!this.#connection.isInTransaction) this.#state.hasWritten = false;
    if (takesWriteLock(statement)) this.#takeWriteLock();
    return this.#connection.run(statement, () => argumentsFor(statement, sent), sent.want_rows ?? true);
  }

  #takeWriteLock(): void {
    if (this.#state.hasWritten) return;
    if (!this.#mayWrite)
      throw new HranaError('SQLITE_BUSY', 'SQLite error: database is locked by another transaction');
    if (this.#isResumed && this.#connection.isInTransaction) this.#connection.takeWriteLock();
    this.#state.hasWritten = true;
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
    const [statement, ...more] = splitStatements(this.#state.stored.textOf(source));
    if (!statement) throw new HranaError('SQL_NO_STATEMENT', 'SQL string does not contain any statement');
    if (more.length > 0)
      throw new HranaError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement');
    return statement;
  }
}

/** Whether one of these requests may need the write lock. */
export function mayWrite(requests: StreamRequest[], { stored }: StreamState): boolean {
  return requests
    .flatMap(sqlSources)
    .some((source) => splitStatements(stored.find(source) ?? '').some(takesWriteLock));
}

function sqlSources(request: StreamRequest): SqlSource[] {
  switch (request.type) {
    case 'execute':
      return [request.stmt];
    case 'batch':
      return request.batch.steps.map(({ stmt }) => stmt);
    case 'sequence':
      return [request];
    case 'store_sql':
      return [{ sql: request.sql }];
    default:
      return [];
  }
}
