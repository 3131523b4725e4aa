import { atom, computed } from 'nanostores';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { firstTouch } from '../first-touch.ts';
import { drop, preview } from '../studio.ts';
import { $plan, $sound, type DeckSound, fileOf, secondsOf } from './deck-sound.ts';
import { latePlayer } from './late-player.ts';
import type { Region } from './playback.ts';
import type { Playable } from './player.ts';
import { voiceInPlace } from './voice-in-place.ts';

/** What makes sound loads with the first touch: nothing plays before. */
export const player = latePlayer(async () => (await import('./deck-player.ts')).deckPlayer, {
  wanted: firstTouch(),
  onMissing: () =>
    showToast({
      tone: 'danger',
      title: 'Nothing is played',
      text: 'The player did not load. Check your connection, then reload the page.',
    }),
});

/** Where the playhead stands, in seconds. Moves with every picture while something plays. */
export const $position = atom(0);

export const $isLooped = atom(false);
/** The stretch that was dragged out for the loop; null is the whole. */
export const $region = atom<Region | null>(null);

/** The voice in its place, made once for each voice and place. */
let placed: { part: string; at: number; seconds: number; sound: Stereo } | null = null;

function voiceSound({ speech, part }: Extract<DeckSound, { kind: 'voice' }>): NonNullable<typeof placed> {
  const plan = $plan.get();
  const { at } = plan.voice;
  if (placed?.part !== part || placed.at !== at || placed.seconds !== plan.seconds)
    placed = { part, at, seconds: plan.seconds, sound: voiceInPlace(speech.voice, plan) };
  return placed;
}

/** Stored files that were decoded, for what a stream cannot do: loops of a part, and the mix. */
const $decoded = atom<Readonly<Record<string, Stereo>>>({});

/** What the player holds; null where there is nothing to hear yet. */
export const $playable = computed([$sound, $plan, $decoded], (sound, plan, decoded): Playable | null => {
  const seconds = secondsOf(sound, plan);
  if (sound.kind === 'voice') {
    const { part, at, sound: stereo } = voiceSound(sound);
    return {
      id: `voice ${part} ${at} ${plan.seconds}`,
      seconds: stereo[0].length / SAMPLE_RATE,
      sound: stereo,
    };
  }
  if (sound.kind === 'take') {
    const { id, made } = sound.entry;
    return made && { id, seconds: made.sound[0].length / SAMPLE_RATE, sound: made.sound };
  }
  if (sound.kind === 'none') return null;
  const url = fileOf(sound.generation);
  const stereo = decoded[url];
  const { id } = sound.generation;
  return stereo ? { id, seconds, sound: stereo } : { id, seconds, url };
});

/** Keeps the player on what the deck shows until the returned function is called. */
export function followDeck(): () => void {
  const stop = $playable.subscribe((next) => player.load(next));
  return () => {
    stop();
    player.pause();
  };
}

/** Decodes a stored file. Throws where it does not arrive or is no sound. */
export async function decodeStored(): Promise<void> {
  const playable = $playable.get();
  if (!playable || !('url' in playable)) return;
  const { url } = playable;
  const reply = await fetch(url, { credentials: 'include' });
  if (!reply.ok) throw new Error(`The file answered ${reply.status}`);
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE);
  const buffer = await context.decodeAudioData(await reply.arrayBuffer());
  const side = (index: number) => buffer.getChannelData(Math.min(index, buffer.numberOfChannels - 1));
  $decoded.set({ ...$decoded.get(), [url]: [side(0), side(1)] });
}

/** Plays or pauses. A take that lost its sound is made again first. */
export function playOrPause() {
  if (player.$isPlaying.get()) return player.pause();
  const sound = $sound.get();
  if (sound.kind === 'take' && !sound.entry.made) return void preview.make(sound.entry.drop, sound.entry.id);
  if (sound.kind === 'none' && drop.$draft.get().script.trim() !== '')
    return void preview.make(drop.$draft.get());
  player.play();
}

export function seekTo(at: number): void {
  player.seek(at);
  $position.set(player.position());
}

export function stopAll(): void {
  player.stop();
  $position.set(player.position());
}

export function setLoop(isLooped: boolean, region: Region | null = $region.get()): void {
  $isLooped.set(isLooped);
  $region.set(region);
  player.setLoop(isLooped, region);
  const playable = $playable.get();
  if (isLooped && region && playable && 'url' in playable) {
    decodeStored().catch(() => notDecoded('The region is not looped'));
  }
}

export function notDecoded(title: string): void {
  showToast({ tone: 'danger', title, text: 'The stored file could not be loaded. Check your connection.' });
}
