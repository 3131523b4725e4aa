import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useFieldGroupAttributes } from './field-control.ts';
import { columnsOf, gridStep } from './grid-keys.ts';
import { Pad, type PadFace } from './Pad.tsx';

/** One pad of a group; `label` replaces the title as the spoken name when the title is a picture. */
export type PadOption<Value extends string> = PadFace & { value: Value; label?: string; disabled?: boolean };

type Shared<Value extends string> = {
  options: readonly PadOption<Value>[];
  /** Pads in a row, and in a row under 800 px. */
  columns?: number;
  narrowColumns?: number;
  className?: string;
  /** Only needed outside a Field. */
  'aria-label'?: string;
};
type One<Value extends string> = {
  multiple?: false;
  value: Value | undefined;
  onChange: (value: Value) => void;
};
type Many<Value extends string> = {
  multiple: true;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** A choice among pads: one (`radiogroup`; arrow keys choose) or, with `multiple`, several (arrow keys only move). */
export function PadGroup<Value extends string>(props: Shared<Value> & (One<Value> | Many<Value>)) {
  const { options, columns = 2, narrowColumns = Math.min(columns, 2), className } = props;
  const field = useFieldGroupAttributes();
  const name = props['aria-label'] ? { ...field, 'aria-label': props['aria-label'] } : field;
  const grid = useRef<HTMLDivElement>(null);
  const lit = (value: Value) => (props.multiple ? props.value.includes(value) : props.value === value);
  const [visited, setVisited] = useState<Value>();
  const usable = options.filter(({ disabled }) => !disabled);
  const stop = usable.find(({ value }) => (props.multiple ? value === visited : lit(value))) ?? usable[0];

  function press({ value, locked }: PadOption<Value>) {
    if (!props.multiple) return props.onChange(value);
    const rest = props.value.filter((other) => other !== value);
    props.onChange(rest.length < props.value.length && !locked ? rest : [...rest, value]);
  }

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const pads = [...(grid.current?.querySelectorAll<HTMLButtonElement>('.pad:not(:disabled)') ?? [])];
    const at = pads.indexOf(event.currentTarget);
    const to = gridStep(event.key, at, pads.length, columnsOf(pads.map((pad) => pad.offsetTop)));
    if (at === -1 || to === null) return;
    event.preventDefault();
    pads[to]?.focus();
    const option = options.find(({ value }) => value === pads[to]?.value);
    if (!option) return;
    setVisited(option.value);
    if (!props.multiple && !option.locked) press(option);
  }

  return (
    <div
      ref={grid}
      {...name}
      role={props.multiple ? 'group' : 'radiogroup'}
      className={cx('pads', className)}
      style={{ '--cols': columns, '--cols-narrow': narrowColumns } as CSSProperties}
    >
      {options.map((option) => (
        <Pad
          key={option.value}
          value={option.value}
          title={option.title}
          data={option.data}
          media={option.media}
          locked={option.locked}
          lit={lit(option.value)}
          disabled={option.disabled}
          aria-label={option.label}
          role={props.multiple ? undefined : 'radio'}
          tabIndex={option === stop ? 0 : -1}
          onFocus={() => setVisited(option.value)}
          onKeyDown={move}
          onClick={() => press(option)}
        />
      ))}
    </div>
  );
}
