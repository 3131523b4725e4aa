/**
 * The right to write, of one owner at a time, first come first served. SQLite has the same lock on the file, but waiting
 * for that one would block this process, which has to serve the owner for the wait to end.
 */
export class WriteLock<Owner> {
  #owner: Owner | null = null;
  readonly #waiting = new Map<Owner, (isOwner: boolean) => void>();

  isFreeFor(owner: Owner): boolean {
    return this.#owner === null || this.#owner === owner;
  }

  /** Only for whom it is free. */
  take(owner: Owner): void {
    this.#owner = owner;
  }

  /** Resolves with whether it became the owner: false after `limit` milliseconds, or when told to stop. */
  wait(owner: Owner, limit: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.stopWaiting(owner), limit);
      this.#waiting.set(owner, (isOwner) => {
        clearTimeout(timer);
        this.#waiting.delete(owner);
        resolve(isOwner);
      });
    });
  }

  stopWaiting(owner: Owner): void {
    this.#waiting.get(owner)?.(false);
  }

  stopAllWaiting(): void {
    for (const owner of this.#waiting.keys()) this.stopWaiting(owner);
  }

  /** Passes it on to whoever waits longest. Nothing happens unless `owner` has it. */
  release(owner: Owner): void {
    if (this.#owner !== owner) return;
    const [next] = this.#waiting;
    this.#owner = next?.[0] ?? null;
    next?.[1](true);
  }
}
