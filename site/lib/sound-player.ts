import { atom, type ReadableAtom } from 'nanostores';

/** The one sound of the page that plays, or waits to. `at` and `seconds` in seconds; `seconds` null until known. */
export interface Playing {
  url: string;
  state: 'loading' | 'playing' | 'paused' | 'failed';
  at: number;
  seconds: number | null;
}

/** What a player needs of an audio element. */
export type Sounder = Pick<HTMLAudioElement, 'play' | 'pause' | 'currentTime' | 'duration' | 'src'> & {
  addEventListener(type: 'ended' | 'error' | 'durationchange', listen: () => void): void;
};

interface PlayerParts {
  sounder: () => Sounder;
  /** An address that the element can seek in: a server that sends no ranges allows none. */
  fetchUrl: (url: string) => Promise<string>;
  /** Calls back with every picture while something plays. Returns how to stop. */
  everyFrame: (tick: () => void) => () => void;
}

export interface SoundPlayer {
  $playing: ReadableAtom<Playing | null>;
  /** Plays a sound from `at`, in place of the one before; one that was paused goes on where it was. */
  play(url: string, at?: number): Promise<void>;
  pause(): void;
  /** Moves within a sound; one that does not play is made ready there. */
  seek(url: string, at: number): void;
  /** Puts the sound away; with a URL only if it is that one. */
  stop(url?: string): void;
  /** Resolves when the sound has ended, was paused, gave way to another, or failed. */
  untilOver(url: string): Promise<void>;
}

/** Plays one sound at a time. */
export function soundPlayer({ sounder, fetchUrl, everyFrame }: PlayerParts): SoundPlayer {
  const $playing = atom<Playing | null>(null);
  let element: Sounder | null = null;
  let loaded: string | null = null;
  let stopTicking = () => {};

  const change = (part: Partial<Playing>) => {
    const now = $playing.get();
    if (now) $playing.set({ ...now, ...part });
  };
  const follow = () => element && change({ at: element.currentTime });

  function rest(): void {
    stopTicking();
    stopTicking = () => {};
  }

  function still(part: Partial<Playing>): void {
    rest();
    change(part);
  }

  function made(): Sounder {
    if (element) return element;
    const fresh = sounder();
    element = fresh;
    fresh.addEventListener('ended', () => still({ state: 'paused', at: 0 }));
    fresh.addEventListener('error', () => loaded !== null && still({ state: 'failed' }));
    fresh.addEventListener('durationchange', () => {
      if (Number.isFinite(fresh.duration)) change({ seconds: fresh.duration });
    });
    return fresh;
  }

  async function play(url: string, at?: number): Promise<void> {
    const before = $playing.get();
    const isSame = before?.url === url && loaded === url && before.state !== 'failed';
    const from = at ?? (before?.url === url ? before.at : 0);
    const audio = made();
    if (!isSame) {
      rest();
      audio.pause();
      loaded = null;
    }
    const asked: Playing = {
      url,
      state: isSame ? 'playing' : 'loading',
      at: from,
      seconds: isSame ? (before?.seconds ?? null) : null,
    };
    $playing.set(asked);
    try {
      if (!isSame) {
        const source = await fetchUrl(url);
        // Another one was asked for, or this one was put away.
        if ($playing.get()?.url !== url || $playing.get()?.state !== 'loading') return;
        loaded = url;
        audio.src = source;
      }
      audio.currentTime = $playing.get()?.at ?? from;
      await audio.play();
      if ($playing.get()?.url !== url) return;
      stopTicking();
      stopTicking = everyFrame(follow);
      change({ state: 'playing' });
    } catch (error) {
      // A pause right after the press is no failure.
      if ($playing.get()?.url !== url || (error as Error).name === 'AbortError') return;
      loaded = null;
      still({ state: 'failed' });
    }
  }

  return {
    $playing,
    play,
    pause() {
      const now = $playing.get();
      if (now?.state !== 'playing' && now?.state !== 'loading') return;
      element?.pause();
      still({ state: 'paused' });
    },
    seek(url, at) {
      const now = $playing.get();
      if (now?.url !== url) {
        made().pause();
        rest();
        loaded = null;
        $playing.set({ url, state: 'paused', at, seconds: null });
        return;
      }
      if (element && loaded === url) element.currentTime = at;
      change({ at });
    },
    stop(url) {
      if (url !== undefined && $playing.get()?.url !== url) return;
      element?.pause();
      rest();
      loaded = null;
      $playing.set(null);
    },
    untilOver: (url) =>
      new Promise((resolve) => {
        const stop = $playing.listen((now) => {
          if (now?.url === url && (now.state === 'playing' || now.state === 'loading')) return;
          stop();
          resolve();
        });
      }),
  };
}
