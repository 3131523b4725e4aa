import { argumentsFor } from './arguments.ts';
import { runBatch } from './batch.ts';
import type { Connection } from './connection.ts';
import { HranaError } from './errors.ts';
import type { Batch, Statement, StatementResult, StreamRequest } from './protocol.ts';
import { commits, controlsTransaction, isReadOnly, requireServed, takesWriteLock } from './served-sql.ts';
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
  /** Whether a batch lost its transaction, and its client goes on as if it had it. */
  hasLostTransaction = false;
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
        return { result: this.#runAlone(this.#oneStatement(request.stmt), request.stmt) };
      case 'batch':
        return { result: runBatch(request.batch, (step) => this.#runStep(step), this.#isAutocommit) };
      case 'sequence':
        for (const statement of splitStatements(this.#state.stored.textOf(request)))
          this.#runAlone(statement, { want_rows: false });
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

  #runAlone(statement: SqlStatement, sent: Statement): StatementResult {
    if (controlsTransaction(statement)) this.#state.hasLostTransaction = false;
    return this.#run(statement, sent);
  }

  /**
   * Clients of protocol version 2 can't make a step depend on `is_autocommit`. What follows a rollback that was none of
   * theirs (a ROLLBACK among the statements they were given, OR ROLLBACK, RAISE) was meant for the transaction, and
   * would change the database outside of it.
   */
  #runStep({ stmt, condition }: Batch['steps'][number]): StatementResult {
    const state = this.#state;
    const wasOpen = this.#connection.isInTransaction;
    const statement = this.#oneStatement(stmt);
    try {
      return this.#run(statement, stmt);
    } finally {
      const isOpen = this.#connection.isInTransaction;
      const isCleaningUp = condition?.type === 'not' || condition?.type === 'error';
      if (isOpen || (isCleaningUp && statement.head[0] === 'ROLLBACK')) state.hasLostTransaction = false;
      else if (wasOpen && !commits(statement)) state.hasLostTransaction = true;
    }
  }

  #run(statement: SqlStatement, sent: Statement): StatementResult {
    requireServed(statement);
    if (this.#state.hasLostTransaction && !controlsTransaction(statement))
      throw new HranaError('TRANSACTION_CLOSED', 'The transaction was rolled back by an earlier statement');
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
