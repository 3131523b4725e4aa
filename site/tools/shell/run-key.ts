import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';

/** The Idempotency-Key of the run that a tool's screen asks for next. */
export interface RunKey {
  /** The key for this input: the one that an unanswered try had, or a new one. */
  for(input: unknown): string;
  /** The server gave a definite answer: the next run gets a key of its own. */
  settle(): void;
}

interface OpenRun {
  key: string;
  /** The input as it was sent. */
  asked: string;
}

const isOpenRun = (value: unknown): value is OpenRun =>
  typeof (value as OpenRun | null)?.key === 'string' && typeof (value as OpenRun).asked === 'string';

/**
 * Keeps the key of an unanswered run, in the tab too, so that the same input sent again (also after a reload) is the
 * same run to the server and nothing is paid twice. Another input always gets another key.
 */
export function runKey(tool: string, memory: () => TabMemory, newKey: () => string): RunKey {
  const place = `run-key:${tool}`;
  let open: OpenRun | null = null;
  return {
    for(input) {
      const asked = JSON.stringify(input);
      const kept = open ?? recall(memory, place);
      open = isOpenRun(kept) && kept.asked === asked ? kept : { key: newKey(), asked };
      remember(memory, place, open);
      return open.key;
    },
    settle() {
      open = null;
      remember(memory, place, null);
    },
  };
}
