/** How a number is written beside its slider. */
export type Unit = 'degrees' | 'percent' | 'count';

export interface SliderControl {
  kind: 'slider';
  label: string;
  min: number;
  max: number;
  step: number;
  unit: Unit;
  /** What a logo that becomes of this kind starts with. */
  standard: number;
}

export interface ChoiceControl<Value extends string> {
  kind: 'choice';
  label: string;
  choices: Readonly<Record<Value, string>>;
  standard: Value;
}

export interface SwitchControl {
  kind: 'switch';
  label: string;
  standard: boolean;
}

/** The control that fits a setting by its type. */
export type ControlOf<Setting> = [Setting] extends [boolean]
  ? SwitchControl
  : [Setting] extends [number]
    ? SliderControl
    : [Setting] extends [string]
      ? ChoiceControl<Setting>
      : never;

/** Any control, where the setting behind it is not known by its type. */
export type Control = SliderControl | ChoiceControl<string> | SwitchControl;

/** The step of the slider nearest to a value, in its range. */
export function snapped({ min, max, step }: SliderControl, value: number): number {
  const steps = Math.round((value - min) / step);
  // Ten decimals: what floating point adds behind them is nobody's choice.
  return Math.min(max, Math.max(min, Number((min + steps * step).toFixed(10))));
}

export function written({ unit, step }: SliderControl, value: number): string {
  switch (unit) {
    case 'degrees':
      return `${Math.round(value)}°`.replace('-', '−');
    case 'count':
      return String(Math.round(value));
    case 'percent':
      return `${(value * 100).toFixed(step < 0.01 ? 1 : 0)} %`;
  }
}
