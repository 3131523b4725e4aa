import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';

/** What is being written to Cue. It outlives a reload, and every failure. */
export interface Draft {
  $text: ReadableAtom<string>;
  write(text: string): void;
  /** The key under which this text is sent: the one of its last try that had no definite answer, or a new one. */
  key(): string;
  /** The text of the last try, where nobody knows what became of it. */
  tried(): string | null;
  /** The last try had a definite answer. */
  forgetKey(): void;
  /** It was sent. */
  empty(): void;
}

interface DraftParts {
  memory: () => TabMemory;
  /** Where it is kept: of one account, so that the next one of this tab does not read it. */
  place: string;
  newKey: () => string;
}

interface Kept {
  text: string;
  /** The try without an answer, and the text it was sent with. */
  open: { key: string; asked: string } | null;
}

function keptOf(value: unknown): Kept {
  const { text, open } = (value ?? {}) as Partial<Kept>;
  const isOpen = typeof open?.key === 'string' && typeof open.asked === 'string';
  return { text: typeof text === 'string' ? text : '', open: isOpen ? open : null };
}

export function draftOf({ memory, place, newKey }: DraftParts): Draft {
  let kept = keptOf(recall(memory, place));
  const $text = atom(kept.text);

  function keep(change: Partial<Kept>): void {
    kept = { ...kept, ...change };
    remember(memory, place, kept.text === '' && !kept.open ? null : kept);
    $text.set(kept.text);
  }

  return {
    $text,
    write: (text) => keep({ text }),
    key() {
      const open = kept.open?.asked === kept.text ? kept.open : { key: newKey(), asked: kept.text };
      keep({ open });
      return open.key;
    },
    tried: () => kept.open?.asked ?? null,
    forgetKey: () => keep({ open: null }),
    empty: () => keep({ text: '', open: null }),
  };
}
