import { useStore } from '@nanostores/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#site/ui/Button.tsx';
import { Wave } from '../wave/Wave.tsx';
import { $chosenId, $recordings, dropRecording } from './recordings.store.ts';

/** The recordings of this window, newest first; one of them is worked on. */
export function RecordingList() {
  const recordings = useStore($recordings);
  const chosen = useStore($chosenId);
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby="new-recordings">
      <h3 className="own-voice-h" id="new-recordings">
        Not kept yet
      </h3>
      <ul className="own-takes">
        {recordings.map(({ id, name, seconds, peaks, isClipped }) => (
          <li key={id}>
            <button
              type="button"
              className="own-take"
              aria-pressed={id === chosen}
              onClick={() => $chosenId.set(id)}
            >
              <span className="own-take-name">{name}</span>
              <span className="own-take-wave">
                <Wave body={peaks} full={1} />
              </span>
              <span className="num muted">{isClipped ? 'Clipped' : `${seconds.toFixed(1)} s`}</span>
            </button>
            <Button variant="quiet" size="sm" icon={Trash2} iconOnly onClick={() => dropRecording(id)}>
              {`Throw away ${name}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
