import { SAMPLE_RATE } from '#core/music/sound.ts';
import { player as pagePlayer } from '#site/lib/player.ts';
import { createPlayer } from './player.ts';

/** The player of the deck, alone on the page: what plays elsewhere stops for it, and it for what plays elsewhere. */
export const deckPlayer = createPlayer(
  () => new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' }),
);
deckPlayer.$isPlaying.listen((isPlaying) => isPlaying && pagePlayer.pause());
pagePlayer.$playing.listen((other) => other?.state === 'playing' && deckPlayer.pause());
