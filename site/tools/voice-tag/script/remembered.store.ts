import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Respelling } from '#core/tools/voice-tag/script.ts';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import { withoutWord, withWord } from './respellings.ts';
import { wordKey } from './words-of.ts';

export interface RememberedStore {
  /** How words are said in every new drop. */
  $kept: ReadableAtom<readonly Respelling[]>;
  /** Words that this drop says as they are written all the same. */
  $declined: ReadableAtom<ReadonlySet<string>>;
  /** Takes up what the browser kept. What reads it loads only where there is something to read. */
  restore(): Promise<void>;
  /** Keeps a word for every drop. Throws what the account's server refused it with. */
  keep(one: Respelling): Promise<void>;
  forget(word: string): Promise<void>;
  decline(word: string): void;
  accept(word: string): void;
}

interface RememberedParts {
  /** What the account keeps; no data for a visitor. */
  $account: ReadableAtom<{ data?: { respellings: readonly Respelling[] } | null | undefined }>;
  isSignedIn: () => boolean;
  save: (respellings: readonly Respelling[]) => Promise<void>;
  /** Of this browser, for visitors. */
  memory: () => TabMemory;
}

const PLACE = 'respellings:voice-tag';
/** As many as an account may keep. */
const MOST = 50;

export function rememberedStore({ $account, isSignedIn, save, memory }: RememberedParts): RememberedStore {
  const $here = atom<readonly Respelling[]>([]);
  const $declined = atom<ReadonlySet<string>>(new Set());
  const $kept = computed([$account, $here], ({ data }, here) => data?.respellings ?? here);

  async function set(next: readonly Respelling[]): Promise<void> {
    if (isSignedIn()) return save(next);
    $here.set(next);
    remember(memory, PLACE, next);
  }

  function mark(word: string, isDeclined: boolean): void {
    const next = new Set($declined.get());
    next[isDeclined ? 'add' : 'delete'](wordKey(word));
    $declined.set(next);
  }

  return {
    $kept,
    $declined,
    async restore() {
      const kept = recall(memory, PLACE);
      if (!Array.isArray(kept) || kept.length === 0) return;
      const { respellingSchema } = await import('#core/tools/voice-tag/script-schema.ts');
      const read = kept.flatMap((one) => {
        const parsed = respellingSchema.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      });
      $here.set(read.slice(0, MOST));
    },
    keep: (one) => set(withWord($kept.get(), one, { script: '', most: MOST })),
    forget: (word) => set(withoutWord($kept.get(), word)),
    decline: (word) => mark(word, true),
    accept: (word) => mark(word, false),
  };
}
