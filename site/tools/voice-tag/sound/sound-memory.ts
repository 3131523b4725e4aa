import type { Stereo } from '#core/music/sound.ts';

/** Sounds that were made, by what they were made for. */
export interface SoundMemory {
  /** The sound of before, or the one that `make` gives; a failure is not remembered. */
  get(key: string, seconds: number, make: () => Promise<Stereo>): Promise<Stereo>;
}

/** Remembers up to `most` seconds of sound; what was not asked for the longest goes first. */
export function soundMemory(most: number): SoundMemory {
  const kept = new Map<string, { seconds: number; sound: Promise<Stereo> }>();

  function makeRoom(): void {
    let total = 0;
    for (const { seconds } of kept.values()) total += seconds;
    for (const [key, { seconds }] of kept) {
      if (total <= most || kept.size === 1) return;
      kept.delete(key);
      total -= seconds;
    }
  }

  return {
    get(key, seconds, make) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.sound;
      }
      const entry = { seconds, sound: make() };
      kept.set(key, entry);
      entry.sound.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      makeRoom();
      return entry.sound;
    },
  };
}
