import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory, tabMemory } from '#site/lib/tab-memory.ts';

/** Scripts that were written in this tab, newest first. */
export interface RecentScripts {
  $scripts: ReadableAtom<readonly string[]>;
  restore(): void;
  /** Keeps a script that is left behind; one that is empty or known is not added. */
  keep(script: string): void;
}

const MOST = 8;
const PLACE = 'scripts:voice-tag';
/** Shorter ones are no script yet. */
const SHORTEST = 6;

export function recentScriptsOf(memory: () => TabMemory): RecentScripts {
  const $scripts = atom<readonly string[]>([]);
  return {
    $scripts,
    restore() {
      const kept = recall(memory, PLACE);
      if (Array.isArray(kept)) $scripts.set(kept.filter((one) => typeof one === 'string').slice(0, MOST));
    },
    keep(script) {
      const text = script.replace(/\s+/gu, ' ').trim();
      if (text.length < SHORTEST) return;
      $scripts.set([text, ...$scripts.get().filter((one) => one !== text)].slice(0, MOST));
      remember(memory, PLACE, $scripts.get());
    },
  };
}

export const recentScripts = recentScriptsOf(tabMemory);

/** Scripts to begin from: those of this tab, then those that were finished; each once, and not the one that stands. */
export function lastScripts(
  recent: readonly string[],
  finished: readonly string[],
  now: string,
  most: number,
): string[] {
  const known = new Set([keyOf(now)]);
  return [...recent, ...finished]
    .filter((script) => {
      const key = keyOf(script);
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, most);
}

const keyOf = (script: string): string => script.replace(/\s+/gu, ' ').trim().toLowerCase();
