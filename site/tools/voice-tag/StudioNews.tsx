import { useStore } from '@nanostores/react';
import { player } from './deck/deck.store.ts';
import { stageWords } from './stage-words.ts';
import { finish, preview, takes } from './studio.ts';

/** What is said aloud as the work goes on; a failure speaks for itself. */
export function StudioNews() {
  const making = useStore(preview.$preview, { ssr: 'initial' });
  const run = useStore(finish.$run, { ssr: 'initial' });
  const finishing = useStore(finish.$progress, { ssr: 'initial' });
  const all = useStore(takes.$takes, { ssr: 'initial' });
  const heard = useStore(takes.$heard);
  const isPlaying = useStore(player.$isPlaying, { ssr: 'initial' });

  function news(): string {
    // Stages and not shares: a count of percents would never end.
    if (finishing) return stageWords({ ...finishing, share: null });
    if (making.state === 'making') return stageWords({ ...making.progress, share: null });
    if (run.state === 'done') return 'The drop is finished and in your library';
    if (isPlaying) return 'Playing';
    return all.length > 0 && heard?.made ? `Take ${heard.number} is ready` : '';
  }
  return (
    <p className="sr" role="status">
      {news()}
    </p>
  );
}
