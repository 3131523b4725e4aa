import { randomBytes } from 'node:crypto';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { HttpError } from './http.ts';
import type { StreamRequest } from './protocol.ts';
import { mayWrite, Stream, type StreamResult, StreamState } from './stream.ts';
import { WriteLock } from './write-lock.ts';

/** Times are in milliseconds. */
export interface StreamLimits {
  /** How long a stream stays open while its client sends nothing. */
  idle: number;
  /** How long a transaction may stay open over several requests. */
  transaction: number;
  /** How long a request waits for another stream's transaction to end, if it may have to write. */
  wait: number;
  /** How many streams may be open between two of their requests. */
  streams: number;
}

/** Those of sqld, where a write waits as long as it takes. */
const defaultLimits: StreamLimits = { idle: 10_000, transaction: 5_000, wait: 10_000, streams: 128 };

const endings = {
  STREAM_EXPIRED: 'The stream was closed: nothing was sent on it for too long',
  TRANSACTION_TIMEOUT: 'The transaction was rolled back: it was open for too long',
};
type Ending = keyof typeof endings;
/** Streams whose clients can still be told why they ended. */
const mostEndings = 1000;

interface OpenStream {
  /** Empty until it is kept for a second request. */
  id: string;
  state: StreamState;
  /** Its own one while a transaction is open on it. */
  connection: Connection | null;
  /** What makes the baton of its next request differ from all earlier ones; null while a request is under way. */
  nonce: string | null;
  ending: Ending | null;
  idleTimer?: NodeJS.Timeout | undefined;
  transactionTimer?: NodeJS.Timeout | undefined;
}

/** The streams of all clients. One stays open after a request that leaves a transaction or an SQL text on it. */
export class Streams {
  readonly #connections: Connections;
  readonly #limits: StreamLimits;
  readonly #lock = new WriteLock<OpenStream>();
  readonly #open = new Map<string, OpenStream>();
  readonly #endings = new Map<string, Ending>();
  #isClosed = false;

  constructor(connections: Connections, limits: Partial<StreamLimits> = {}) {
    this.#connections = connections;
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Runs the requests on the stream that the baton stands for, or on a new one. Returns the baton for the next request,
   * or null once the stream is closed. Throws HttpError when the stream can't go on.
   */
  async run(
    baton: string | null | undefined,
    requests: StreamRequest[],
  ): Promise<{ baton: string | null; results: StreamResult[] }> {
    const open = baton ? this.#resume(baton) : newStream();
    const isAllowed =
      this.#lock.isFreeFor(open) || (mayWrite(requests, open.state) && (await this.#turnOf(open)));
    try {
      const stream = new Stream(open.connection ?? this.#connections.shared, open.state, isAllowed);
      const results = requests.map((request) => stream.answer(request));
      return { baton: stream.isClosed ? this.#close(open) : this.#keep(open), results };
    } catch (error) {
      this.#close(open);
      throw error;
    }
  }

  /** Rolls back what is open. No request may come any more. */
  close(): void {
    this.#isClosed = true;
    this.#lock.stopAllWaiting();
    for (const open of this.#open.values()) this.#close(open);
  }

  #resume(baton: string): OpenStream {
    const [id = '', nonce] = baton.split('.');
    const open = this.#open.get(id);
    const ending = this.#endings.get(id);
    if (ending) throw ended(ending);
    if (!open) throw new HttpError(400, 'BATON_INVALID', 'The baton is of no open stream');
    if (open.nonce !== nonce) throw new HttpError(400, 'BATON_REUSED', 'The baton has been used before');
    open.nonce = null;
    clearTimeout(open.idleTimer);
    return open;
  }

  /** Whether it may write, after having waited for that. */
  async #turnOf(open: OpenStream): Promise<boolean> {
    const isOwner = await this.#lock.wait(open, this.#limits.wait);
    if (this.#isClosed) throw new HttpError(503, 'SERVER_CLOSED', 'The database is being closed');
    if (open.ending) throw ended(open.ending);
    return isOwner;
  }

  #keep(open: OpenStream): string | null {
    const isInTransaction = (open.connection ?? this.#connections.shared).isInTransaction;
    if (!isInTransaction && open.state.stored.isEmpty && !open.state.hasLostTransaction)
      return this.#close(open);
    if (this.#open.size >= this.#limits.streams && !this.#open.has(open.id)) {
      if (isInTransaction) throw new HttpError(503, 'TRANSACTION_BUSY', 'Too many transactions are open');
      return this.#close(open);
    }
    if (!isInTransaction) this.#leaveConnection(open);
    else {
      open.connection ??= this.#connections.handOver();
      if (open.state.hasWritten) this.#lock.take(open);
      else this.#lock.release(open);
      open.transactionTimer ??= setTimeout(
        () => this.#end(open, 'TRANSACTION_TIMEOUT'),
        this.#limits.transaction,
      );
    }
    open.idleTimer = setTimeout(() => this.#end(open, 'STREAM_EXPIRED'), this.#limits.idle);
    open.id ||= random();
    open.nonce = random();
    this.#open.set(open.id, open);
    return `${open.id}.${open.nonce}`;
  }

  #end(open: OpenStream, ending: Ending): void {
    open.ending = ending;
    this.#endings.set(open.id, ending);
    const [oldest] = this.#endings.keys();
    if (this.#endings.size > mostEndings && oldest !== undefined) this.#endings.delete(oldest);
    this.#lock.stopWaiting(open);
    this.#close(open);
  }

  #close(open: OpenStream): null {
    clearTimeout(open.idleTimer);
    this.#open.delete(open.id);
    this.#leaveConnection(open);
    return null;
  }

  /** Rolls back what is open, and lets the next one write. */
  #leaveConnection(open: OpenStream): void {
    clearTimeout(open.transactionTimer);
    open.transactionTimer = undefined;
    try {
      if (open.connection) this.#connections.takeBack(open.connection);
      else this.#connections.settle();
    } finally {
      open.connection = null;
      this.#lock.release(open);
    }
  }
}

function newStream(): OpenStream {
  return { id: '', state: new StreamState(), connection: null, nonce: null, ending: null };
}

function random(): string {
  return randomBytes(18).toString('base64url');
}

function ended(ending: Ending): HttpError {
  return new HttpError(400, ending, endings[ending]);
}
