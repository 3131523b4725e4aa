import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { player } from '#site/lib/player.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { usePlaying } from '#site/lib/use-playing.ts';
import { Button } from '#site/ui/Button.tsx';

interface PlayButtonProps {
  url: string;
  /** What is heard: `Nova intro`. */
  name: string;
}

/** Plays a sound of the page, or pauses it. What does not play says why. */
export function PlayButton({ url, name }: PlayButtonProps) {
  const playing = usePlaying(url);
  const isOn = playing?.state === 'playing' || playing?.state === 'loading';

  async function press() {
    if (isOn) return player.pause();
    await player.play(url);
    const now = player.$playing.get();
    if (now?.url === url && now.state === 'failed') {
      showToast({
        tone: 'danger',
        title: `${name} did not play`,
        text: navigator.onLine ? 'Its file could not be loaded. Try again.' : 'You are offline.',
      });
    }
  }

  return (
    <Button
      className="play-small"
      icon={isOn ? Pause : Play}
      iconOnly
      busy={playing?.state === 'loading'}
      onClick={() => void press()}
    >
      {`${isOn ? 'Pause' : 'Play'} ${name}`}
    </Button>
  );
}
