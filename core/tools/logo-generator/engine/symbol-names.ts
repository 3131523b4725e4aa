export { symbolsFor } from './symbols-for.ts';

const symbols = {
  radial: 'Pulse',
  wave: 'Waveform',
  record: 'Record',
  headphones: 'Headphones',
  star: 'Star',
  starburst: 'Starburst',
  orbit: 'Orbit',
  moon: 'Moon',
  sun: 'Sun',
  flame: 'Flame',
  bolt: 'Bolt',
  eye: 'Eye',
  hexagon: 'Hexagon',
  triangle: 'Triangle',
  cube: 'Cube',
  fader: 'Faders',
  knob: 'Knob',
  turntable: 'Turntable',
  cassette: 'Cassette',
  speaker: 'Loudspeaker',
  microphone: 'Microphone',
  'mirror-ball': 'Mirror ball',
  play: 'Play',
  comet: 'Comet',
  snowflake: 'Snowflake',
  mountain: 'Mountain',
  palm: 'Palm',
  tide: 'Tide',
  rose: 'Rose',
  leaf: 'Leaf',
  drop: 'Drop',
  mushroom: 'Mushroom',
  wolf: 'Wolf',
  owl: 'Owl',
  cat: 'Cat',
  ghost: 'Ghost',
  robot: 'Robot',
  mask: 'Mask',
  crown: 'Crown',
  diamond: 'Diamond',
  heart: 'Heart',
  key: 'Key',
  anchor: 'Anchor',
  hand: 'Hand',
  infinity: 'Infinity',
  spiral: 'Spiral',
} as const;

export type SymbolId = keyof typeof symbols;

export const SYMBOLS: Readonly<Record<SymbolId, { label: string }>> = Object.fromEntries(
  Object.entries(symbols).map(([id, label]) => [id, { label }]),
) as Record<SymbolId, { label: string }>;

export const SYMBOL_IDS = Object.keys(symbols) as [SymbolId, ...SymbolId[]];
