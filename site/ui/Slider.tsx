import { type CSSProperties, type ReactNode, useId } from 'react';

type SliderProps = {
  label: ReactNode;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
  /** Called once when the hand lets go: save or render then, redraw on `onChange`. */
  onCommit?: (value: number) => void;
  /** The value in words and units, shown at the right and spoken. */
  format?: (value: number) => string;
  /** Intervals of the scale below. */
  ticks?: number;
  disabled?: boolean;
  name?: string;
};

/** A fader on its side. The browser's own range input: arrows, Page Up and Down, Home and End work as everywhere. */
export function Slider(props: SliderProps) {
  const { label, value, min = 0, max = 100, step = 1, format = String, ticks = 10 } = props;
  const id = useId();
  const fill = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const commit = () => props.onCommit?.(value);
  return (
    <div className="slider" style={{ '--fill': fill / 100, '--ticks': ticks } as CSSProperties}>
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <output htmlFor={id} className="num">
        {format(value)}
      </output>
      <input
        id={id}
        type="range"
        name={props.name}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={props.disabled}
        aria-valuetext={format(value)}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
      />
      <i aria-hidden="true" />
    </div>
  );
}
