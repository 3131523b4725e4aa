import { atom } from 'nanostores';
import type { Player } from './player.ts';

/**
 * A player that loads when `wanted` resolves, or with the first sound before that. What it is told until then it does
 * once it is there. Where it cannot be loaded, `onMissing` is called, and the next sound asks for it again.
 */
export function latePlayer(
  load: () => Promise<Player>,
  { wanted, onMissing }: { wanted: Promise<void>; onMissing: () => void },
): Player {
  const $isPlaying = atom(false);
  let player: Player | null = null;
  let loading: Promise<void> | null = null;
  let told: ((player: Player) => void)[] = [];
  let at = 0;
  /** Counts sounds that were asked for and taken back: only the last counts. */
  let asked = 0;

  function tell(task: (player: Player) => void): void {
    if (player) task(player);
    else told.push(task);
  }

  function open(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        player = loaded;
        loaded.$isPlaying.subscribe((isPlaying) => $isPlaying.set(isPlaying));
        for (const task of told) task(loaded);
        told = [];
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** What makes a sound: it is not done later where the player did not come. */
  function sound(task: (player: Player) => void): void {
    if (player) task(player);
    else {
      asked += 1;
      const mine = asked;
      open().then(() => mine === asked && tell(task), onMissing);
    }
  }

  // Nobody asked for a sound yet: who does asks again.
  void wanted.then(open).catch(() => {});

  return {
    $isPlaying,
    load: (next) => tell((there) => there.load(next)),
    play: (from) => sound((there) => there.play(from)),
    pause() {
      asked += 1;
      tell((there) => there.pause());
    },
    stop() {
      asked += 1;
      at = 0;
      tell((there) => there.stop());
    },
    seek(to) {
      at = to;
      tell((there) => there.seek(to));
    },
    setLoop: (isLooped, region) => tell((there) => there.setLoop(isLooped, region)),
    setMix: (loop) => tell((there) => there.setMix(loop)),
    setMixLevel: (level) => tell((there) => there.setMixLevel(level)),
    position: () => player?.position() ?? at,
    level: () => player?.level() ?? -100,
    mixRatio: () => player?.mixRatio() ?? null,
    hearOnce: (once) => sound((there) => there.hearOnce(once)),
  };
}
