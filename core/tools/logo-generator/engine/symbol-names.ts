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
} as const;

export type SymbolId = keyof typeof symbols;

export const SYMBOLS: Readonly<Record<SymbolId, { label: string }>> = Object.fromEntries(
  Object.entries(symbols).map(([id, label]) => [id, { label }]),
) as Record<SymbolId, { label: string }>;

export const SYMBOL_IDS = Object.keys(symbols) as [SymbolId, ...SymbolId[]];

/** Words in a name that call for a symbol; the first match wins. */
const KEYWORDS: readonly (readonly [RegExp, readonly [SymbolId, ...SymbolId[]]])[] = [
  [/nova|star|stell|astro|cosm|космос|galax|neb|星/i, ['starburst', 'orbit', 'star']],
  [/moon|luna|луна|night|noct|dark|月|夜/i, ['moon', 'orbit']],
  [/火|炎|fire|flame|burn|inferno|feuer|pyro|heat|огон/i, ['flame']],
  [/\bsun|\bsol\b|solar|sommer|summer|\bray|солнц|日|陽/i, ['sun']],
  [/freq|wave|sound|echo|sonic|bass|puls|音|波/i, ['wave', 'radial']],
  [/volt|bolt|elect|energy|power|thunder|storm|雷/i, ['bolt']],
  [/\beye|vision|oracle|\bsee/i, ['eye']],
  [/kollektiv|collective|crew|\bhex|\blab/i, ['hexagon', 'cube']],
  [/vinyl|record|disc|wax|groove/i, ['record']],
];

const ALL_ROUND: readonly [SymbolId, ...SymbolId[]] = ['radial', 'wave', 'record', 'hexagon', 'orbit', 'sun'];

/** The symbols that suit a name, best first. */
export const symbolsFor = (name: string): readonly [SymbolId, ...SymbolId[]] =>
  KEYWORDS.find(([pattern]) => pattern.test(name))?.[1] ?? ALL_ROUND;
