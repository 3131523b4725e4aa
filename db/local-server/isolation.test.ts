import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Connections } from './connections.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import type { StreamRequest } from './protocol.ts';
import { Streams } from './streams.ts';

type Answer = {
  type: string;
  error?: { message: string };
  response?: { result: { rows: { value: string }[][] } };
};

/** What a stream must see and may do, by the rules of SQLite's write-ahead log: https://sqlite.org/isolation.html */
interface Expected {
  baton: string | null;
  /** The number of commits when the transaction first read or wrote; null before that. */
  since: number | null;
  /** The rows committed by then, and its own. */
  rows: number[];
  isOpen: boolean;
  isWriting: boolean;
}

/** Ours, given before SQLite is asked: that would block all others until its own time-out. */
const locked = 'locked by another transaction';
const read: StreamRequest = { type: 'execute', stmt: { sql: 'SELECT id FROM notes ORDER BY id' } };
const execute = (sql: string): StreamRequest => ({ type: 'execute', stmt: { sql } });

/** Runs the same steps on the server and on plain lists of numbers, and compares every answer. */
class Comparison {
  readonly #streams: Streams;
  readonly #all: Expected[] = [0, 1, 2].map(() => ({
    baton: null,
    since: null,
    rows: [],
    isOpen: false,
    isWriting: false,
  }));
  #committed: number[] = [];
  #commits = 0;
  #next = 1;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  async step(at: number, action: string): Promise<void> {
    const stream = this.#all[at % 3];
    if (!stream) return;
    if (action === 'read') expect(await this.#send(stream, read)).toBe(this.#reads(stream).join());
    else if (action === 'insert') await this.#insert(stream);
    else if (action === 'COMMIT' || action === 'ROLLBACK') await this.#finish(stream, action);
    else if (action === 'close') await this.#finish(stream, 'close');
    else await this.#begin(stream, action);
  }

  async #begin(stream: Expected, how: string): Promise<void> {
    const isWriting = how === 'BEGIN IMMEDIATE';
    const answer = await this.#send(stream, execute(how));
    if (isWriting && this.#isRefused(stream, answer)) return;
    // Inside of a transaction it is refused, but not before it has the lock that it asks for.
    expect(answer).toContain(stream.isOpen ? 'within a transaction' : '');
    stream.isOpen = true;
    if (isWriting) this.#writes(stream);
  }

  async #insert(stream: Expected): Promise<void> {
    const id = this.#next++;
    const answer = await this.#send(stream, execute(`INSERT INTO notes VALUES (${id})`));
    if (this.#isRefused(stream, answer)) return;
    expect(answer).toBe('');
    if (stream.isOpen) {
      this.#writes(stream);
      stream.rows = [...stream.rows, id];
    } else this.#commit([...this.#committed, id]);
  }

  async #finish(stream: Expected, how: string): Promise<void> {
    const answer = await this.#send(stream, how === 'close' ? { type: 'close' } : execute(how));
    if (stream.isOpen || how === 'close') expect(answer).toBe('');
    else expect(answer).toContain('no transaction is active');
    const hasChanged = stream.isWriting && stream.rows.length > this.#committed.length;
    if (how === 'COMMIT' && hasChanged) this.#commit(stream.rows);
    Object.assign(stream, { isOpen: false, isWriting: false, since: null, rows: [] });
  }

  /** The rows that it sees; the first time in a transaction fixes them. */
  #reads(stream: Expected): number[] {
    if (!stream.isOpen) return this.#committed;
    if (stream.since === null) Object.assign(stream, { since: this.#commits, rows: this.#committed });
    return stream.rows;
  }

  #writes(stream: Expected): void {
    this.#reads(stream);
    stream.isWriting = true;
  }

  /** Whether what it sent can't be done, as the answer must say. */
  #isRefused(stream: Expected, answer: string): boolean {
    const isLocked = this.#all.some((other) => other !== stream && other.isWriting);
    const isStale = stream.since !== null && stream.since !== this.#commits;
    if (isLocked) expect(answer).toContain(locked);
    else if (isStale) expect(answer).toBe('SQLite error: database is locked');
    return isLocked || isStale;
  }

  #commit(rows: number[]): void {
    this.#committed = rows;
    this.#commits++;
  }

  /** The message of an error, else the first column. */
  async #send(stream: Expected, request: StreamRequest): Promise<string> {
    const { baton, results } = await this.#streams.run(stream.baton, [request]);
    stream.baton = baton;
    const [answer] = results as unknown as Answer[];
    return (
      answer?.error?.message ?? (answer?.response?.result?.rows ?? []).map(([cell]) => cell?.value).join()
    );
  }
}

it('lets each stream see and do what SQLite would let a connection, in any order of requests', async () => {
  const actions = ['BEGIN', 'BEGIN IMMEDIATE', 'insert', 'insert', 'read', 'COMMIT', 'ROLLBACK', 'close'];
  const steps = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...actions)), { minLength: 5, maxLength: 60 });
  const check = fc.asyncProperty(steps, async (sequence) => {
    const folder = makeMemoryFolder();
    const connections = new Connections(join(folder, 'deckhand.db'));
    const never = 10 * 60_000;
    // What is locked is refused at once: here nobody would end the wait.
    const streams = new Streams(connections, { wait: 0, transaction: never, idle: never });
    try {
      await streams.run(null, [execute('CREATE TABLE notes (id INTEGER PRIMARY KEY)')]);
      const comparison = new Comparison(streams);
      for (const [at, action] of sequence) await comparison.step(at, action);
    } finally {
      streams.close();
      connections.close();
      rmSync(folder, { recursive: true });
    }
  });
  await fc.assert(check, { numRuns: 200 });
});
