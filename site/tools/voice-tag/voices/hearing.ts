import { SAMPLE_RATE } from '#core/music/sound.ts';
import { player } from '#site/lib/player.ts';
import { hearingStore } from './hearing.store.ts';

const deck = async () => (await import('../deck/deck.store.ts')).player;

/** The dry voice that is heard on the page. The engine loads with the first press. */
export const hearing = hearingStore({
  speak: async (drop, options) => (await import('../sound/speech-desk.ts')).speakDrop(drop, options),
  async keep({ voice }) {
    const { monoWav } = await import('#core/tools/voice-tag/engine/files/mono-wav.ts');
    return URL.createObjectURL(new Blob([monoWav(voice, SAMPLE_RATE)], { type: 'audio/wav' }));
  },
  letGo: (url) => URL.revokeObjectURL(url),
  player: {
    ...player,
    async play(url, at) {
      // One sound at a time, whichever of the two begins.
      const other = await deck();
      other.pause();
      const stopListening = other.$isPlaying.listen((isPlaying) => isPlaying && player.stop(url));
      void player.untilOver(url).then(stopListening);
      await player.play(url, at);
    },
  },
});
