export interface Turns {
  add(id: number, work: () => void): void;
  /** False where the work has been done, or was never added. */
  callOff(id: number): boolean;
}

/** Does one piece of work after another, oldest first; `pause` lets in what has arrived meanwhile. */
export function turns(pause: (next: () => void) => void): Turns {
  const waiting = new Map<number, () => void>();
  let isUnderWay = false;

  function next(): void {
    const [first] = waiting;
    isUnderWay = first !== undefined;
    if (!first) return;
    const [id, work] = first;
    waiting.delete(id);
    work();
    pause(next);
  }

  return {
    add(id, work) {
      waiting.set(id, work);
      if (isUnderWay) return;
      isUnderWay = true;
      pause(next);
    },
    callOff: (id) => waiting.delete(id),
  };
}
