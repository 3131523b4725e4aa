import { Connection } from './connection.ts';
import { openAgain, openFile } from './open-file.ts';

/** Connections that wait for the next transaction, with what they have prepared. */
const mostSpare = 4;

/**
 * One connection to the file is shared by all requests: the native library blocks until it has the answer, so no two of
 * them mix. A stream whose transaction stays open takes that connection along, and the next request finds another.
 */
export class Connections {
  readonly #file: string;
  readonly #busyTimeout: number | undefined;
  #shared: Connection;
  readonly #spare: Connection[] = [];

  /** `busyTimeout` is in milliseconds. Throws DatabaseFileError. */
  constructor(file: string, busyTimeout?: number) {
    this.#file = file;
    this.#busyTimeout = busyTimeout;
    this.#shared = new Connection(openFile(file, busyTimeout));
  }

  get shared(): Connection {
    return this.#shared;
  }

  /** What one request may have changed for the next one, put back. */
  settle(): void {
    this.#shared.settle();
    if (!this.#shared.isStuck) return;
    const next = this.#next();
    this.#shared.close();
    this.#shared = next;
  }

  /** The shared connection, from now on for whoever asks alone. Throws when no other can be opened. */
  handOver(): Connection {
    const next = this.#next();
    const given = this.#shared;
    this.#shared = next;
    return given;
  }

  /** Rolls back what is still open on a connection that was handed over. */
  takeBack(connection: Connection): void {
    connection.settle();
    if (connection.isStuck || this.#spare.length >= mostSpare) connection.close();
    else this.#spare.push(connection);
  }

  close(): void {
    for (const connection of this.#spare.splice(0)) connection.close();
    this.#shared.checkpoint();
    this.#shared.close();
  }

  #next(): Connection {
    return this.#spare.pop() ?? new Connection(openAgain(this.#file, this.#busyTimeout));
  }
}
