import type { ArchetypeId, ArchetypeParams } from '#core/tools/logo-generator/archetype-params.ts';
import type { ChoiceControl, Control, ControlOf, SliderControl, SwitchControl, Unit } from './controls.ts';

type Controls = {
  [Id in ArchetypeId]: {
    [Setting in keyof ArchetypeParams[Id]]: ControlOf<ArchetypeParams[Id][Setting]>;
  };
};

type Range = readonly [min: number, max: number, step: number];

const slider = (label: string, unit: Unit, [min, max, step]: Range, standard: number): SliderControl => ({
  kind: 'slider',
  label,
  unit,
  min,
  max,
  step,
  standard,
});

const choice = <Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string>>,
  standard: NoInfer<Value>,
): ChoiceControl<Value> => ({ kind: 'choice', label, choices, standard });

const toggle = (label: string, standard: boolean): SwitchControl => ({ kind: 'switch', label, standard });

const LEAN = slider('Lean', 'degrees', [0, 12, 1], 0);
const FILLERS = { bars: 'Bars', stripes: 'Stripes', record: 'Record' } as const;

/** A control for every setting of every kind of logo. The ranges are those of the schema. */
export const EFFECT_CONTROLS: Readonly<Controls> = {
  slice: {
    angle: slider('Angle', 'degrees', [-12, 12, 1], -7),
    cut: slider('Height', 'percent', [0.35, 0.65, 0.01], 0.5),
    shift: slider('Gap', 'percent', [0.02, 0.1, 0.005], 0.055),
    bands: choice('Cuts', { two: 'One', three: 'Two' }, 'two'),
    slant: LEAN,
    accent: toggle('Accent in the cut', true),
  },
  scan: {
    start: slider('Lines start at', 'percent', [0.28, 0.5, 0.01], 0.4),
    tracking: slider('Letter space', 'percent', [0, 0.1, 0.01], 0.04),
  },
  'record-letter': {
    filler: choice('Free end of a row', FILLERS, 'stripes'),
    tracking: slider('Letter space', 'percent', [0, 0.1, 0.01], 0.04),
  },
  ring: {
    centre: choice('Centre', { initials: 'Initials', symbol: 'Symbol' }, 'symbol'),
    double: toggle('Double rim', true),
  },
  badge: {
    shape: choice(
      'Shape',
      {
        circle: 'Circle',
        hexagon: 'Hexagon',
        square: 'Square',
        squircle: 'Soft square',
        notched: 'Notched',
        shield: 'Shield',
      },
      'circle',
    ),
    rim: toggle('Rim', true),
    sliced: toggle('Cut through', false),
  },
  stack: {
    bars: slider('Bars', 'count', [15, 41, 1], 27),
    colour: choice('Bars in', { accent: 'Accent', gradient: 'Gradient' }, 'accent'),
  },
  waveform: {
    bars: slider('Bars on a side', 'count', [7, 15, 1], 11),
    split: toggle('Split along the middle', false),
  },
  echo: { repeats: slider('Repeats', 'count', [1, 4, 1], 4), both: toggle('To both sides', false) },
  'label-box': {
    box: choice('Box in', { accent: 'Accent', main: 'Main colour' }, 'accent'),
    filler: choice('Free end of a row', FILLERS, 'bars'),
  },
  halftone: { pitch: slider('Dot spacing', 'percent', [0.06, 0.12, 0.005], 0.09) },
  minimal: {
    tracking: slider('Letter space', 'percent', [0.15, 0.5, 0.01], 0.34),
    tricks: toggle('Reduced letters', true),
    rules: toggle('Rules beside the line', true),
    withSymbol: toggle('Symbol above', false),
  },
  shadow: {
    fill: choice('Shadow', { lines: 'Lines', diagonal: 'Diagonal', solid: 'Solid' }, 'lines'),
    depth: slider('Depth', 'percent', [0.1, 0.42, 0.02], 0.26),
    direction: choice('Falls to the', { left: 'Left', right: 'Right' }, 'right'),
    slant: LEAN,
  },
  warp: {
    bend: choice('Bend', { bulge: 'Bulge', pinch: 'Pinch', rise: 'Rise', arc: 'Arc', flag: 'Flag' }, 'bulge'),
    strength: slider('Strength', 'percent', [0.3, 1.3, 0.05], 1),
    contour: toggle('Contour', true),
  },
  symbol: { layout: choice('Symbol', { above: 'Above', beside: 'Beside' }, 'above') },
  blackletter: { sparks: toggle('Sparks', true) },
  script: { rise: slider('Rise', 'degrees', [0, 12, 1], 6) },
  stencil: {
    bridge: slider('Bridges', 'percent', [0.06, 0.12, 0.005], 0.08),
    marks: toggle('Corner marks', true),
  },
  inline: {
    accent: choice('Accent', { line: 'Line', none: 'None', core: 'Inside' }, 'line'),
    weight: slider('Weight of the line', 'percent', [0.14, 0.3, 0.01], 0.2),
  },
  glitch: {
    bands: slider('Bands', 'count', [5, 9, 1], 7),
    shift: slider('Torn by', 'percent', [0.06, 0.22, 0.01], 0.14),
    slivers: slider('Slivers', 'count', [1, 5, 1], 3),
  },
  split: {
    lower: choice('Lower half', { outline: 'Outline', accent: 'Accent', block: 'Block' }, 'outline'),
    seam: slider('Seam', 'percent', [0.4, 0.62, 0.01], 0.5),
  },
};

/** The settings that say where things stand or how letters are set; all others are the effect. */
const ELSEWHERE: Readonly<Record<string, 'layout' | 'type'>> = {
  'ring.centre': 'layout',
  'minimal.withSymbol': 'layout',
  'symbol.layout': 'layout',
  'scan.tracking': 'type',
  'record-letter.tracking': 'type',
  'minimal.tracking': 'type',
};

export type ControlPlace = 'effect' | 'layout' | 'type';

/** The controls of a kind in one of the tabs, by the name of their setting. */
export function controlsOf(id: ArchetypeId, place: ControlPlace): [setting: string, control: Control][] {
  return Object.entries<Control>(EFFECT_CONTROLS[id]).filter(
    ([setting]) => (ELSEWHERE[`${id}.${setting}`] ?? 'effect') === place,
  );
}

/** The settings that a logo starts with when it becomes of this kind. */
export function standardParams(id: ArchetypeId): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Control>(EFFECT_CONTROLS[id]).map(([setting, { standard }]) => [setting, standard]),
  );
}
