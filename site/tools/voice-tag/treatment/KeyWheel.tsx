import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { type CamelotKey, isMinor, keyName } from '#core/music/camelot.ts';
import { keyAt, mixesWith, stepOnWheel, WHEEL } from './key-wheel.ts';

interface KeyWheelProps {
  value: CamelotKey;
  onChange: (key: CamelotKey) => void;
}

/** The Camelot wheel: minor keys inside, major outside. Arrow keys go round, and from ring to ring. */
export function KeyWheel({ value, onChange }: KeyWheelProps) {
  const wheel = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = stepOnWheel(value, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    wheel.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
  }

  return (
    <div className="key">
      <span className="lab" aria-hidden="true">
        Key of the beds
      </span>
      <div ref={wheel} className="key-wheel" role="radiogroup" aria-label="Key of the beds" tabIndex={-1}>
        {WHEEL.map((key) => {
          const { x, y } = keyAt(key);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button of a ring, with the keys of a wheel
            <button
              key={key}
              type="button"
              role="radio"
              aria-checked={key === value}
              aria-label={`${key}, ${keyName(key)}`}
              data-key={key}
              data-ring={isMinor(key) ? 'minor' : 'major'}
              data-mixes={mixesWith(value).includes(key) ? '' : undefined}
              tabIndex={key === value ? 0 : -1}
              className="key-cell num"
              style={{ '--x': x, '--y': y } as CSSProperties}
              onClick={() => onChange(key)}
              onKeyDown={move}
            >
              {key}
            </button>
          );
        })}
        <p className="key-name" aria-hidden="true">
          <b className="num">{value}</b>
          <span className="small muted">{keyName(value)}</span>
        </p>
      </div>
      <p className="hint">Mixes with {mixesWith(value).join(', ')}. The voice keeps its own pitch.</p>
    </div>
  );
}
