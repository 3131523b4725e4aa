import { Field } from '#site/ui/Field.tsx';
import { Pad } from '#site/ui/Pad.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { type Control, type SliderControl, written } from './controls.ts';
import { type ControlPlace, controlsOf } from './effect-controls.ts';
import { withSetting } from './spec-changes.ts';
import type { Editing } from './use-editing.ts';

/** The settings of the kind that belong into one of the tabs, each with the control that fits it. */
export function SettingControls({ editing, place }: { editing: Editing; place: ControlPlace }) {
  const { spec, change, settle } = editing;
  const settings: Record<string, unknown> = spec.params;
  const controls = controlsOf(spec.archetype, place);
  const switches = controls.filter(([, { kind }]) => kind === 'switch');
  return (
    <>
      {controls.map(([setting, control]) => (
        <SettingControl
          key={`${spec.archetype}.${setting}`}
          control={control}
          value={settings[setting]}
          onChange={(value, isUnderWay) =>
            change(withSetting(spec, setting, value), isUnderWay ? setting : undefined)
          }
          onSettle={() => settle()}
        />
      ))}
      {switches.length > 0 && (
        <div className="switches">
          {switches.map(([setting, { label }]) => (
            <Pad
              key={`${spec.archetype}.${setting}`}
              title={label}
              lit={settings[setting] === true}
              onClick={() => change(withSetting(spec, setting, settings[setting] !== true))}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface SettingControlProps {
  control: Control;
  value: unknown;
  onChange: (value: unknown, isUnderWay: boolean) => void;
  onSettle: () => void;
}

function SettingControl({ control, value, onChange, onSettle }: SettingControlProps) {
  switch (control.kind) {
    case 'slider':
      return (
        <SettingSlider
          control={control}
          value={Number(value)}
          onChange={(next) => onChange(next, true)}
          onSettle={onSettle}
        />
      );
    case 'choice': {
      const choices = Object.entries(control.choices);
      return (
        <Field label={control.label} group>
          <PadGroup
            columns={Math.min(choices.length, 3)}
            narrowColumns={Math.min(choices.length, 3)}
            value={String(value)}
            onChange={(next) => onChange(next, false)}
            options={choices.map(([id, title]) => ({ value: id, title }))}
          />
        </Field>
      );
    }
    case 'switch':
      // They stand together, below the others.
      return null;
  }
}

interface SettingSliderProps {
  control: SliderControl;
  value: number;
  onChange: (value: number) => void;
  onSettle: () => void;
}

export function SettingSlider({ control, value, onChange, onSettle }: SettingSliderProps) {
  const { label, min, max, step } = control;
  return (
    <Slider
      label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      format={(shown) => written(control, shown)}
      onChange={onChange}
      onCommit={onSettle}
    />
  );
}
