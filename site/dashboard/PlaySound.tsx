import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { player } from '#site/lib/player.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { usePlaying } from '#site/lib/use-playing.ts';

/** A small button over a picture that plays the sound of its item in place, one at a time. */
export function PlaySound({ url, title }: { url: string; title: string }) {
  const playing = usePlaying(url);
  const isOn = playing?.state === 'playing' || playing?.state === 'loading';
  const Sign = isOn ? Pause : Play;

  async function press() {
    if (isOn) return player.pause();
    await player.play(url);
    const now = player.$playing.get();
    if (now?.url === url && now.state === 'failed') {
      showToast({ tone: 'danger', title: `${title} did not play`, text: 'Its file could not be loaded.' });
    }
  }

  return (
    <button
      type="button"
      className="play-sound"
      aria-label={`${isOn ? 'Pause' : 'Play'} ${title}`}
      onClick={() => void press()}
    >
      <Sign className="i i16" aria-hidden="true" />
    </button>
  );
}
