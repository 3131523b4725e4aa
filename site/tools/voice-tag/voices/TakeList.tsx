import { useId } from 'react';
import type { VoiceTake } from '#core/voice.ts';
import { PlayButton } from '../wave/PlayButton.tsx';

interface TakeListProps {
  takes: readonly VoiceTake[];
  /** The id of the one that speaks. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The recordings of one's own voice: one of them speaks, each can be heard. */
export function TakeList({ takes, chosen, onChoose }: TakeListProps) {
  const name = useId();
  const isGone = !takes.some(({ id }) => id === chosen);
  return (
    <>
      {isGone && (
        <p className="err" role="alert">
          This recording is not in your account any more. Choose another one.
        </p>
      )}
      <ul className="voices-takes">
        {takes.map((take) => (
          <li key={take.id}>
            <label>
              <input
                type="radio"
                name={name}
                checked={take.id === chosen}
                onChange={() => onChoose(take.id)}
              />
              <span>{take.name}</span>
              <span className="num muted">{take.seconds.toFixed(1)} s</span>
            </label>
            {take.url !== null && <PlayButton url={take.url} name={take.name} />}
          </li>
        ))}
      </ul>
    </>
  );
}
