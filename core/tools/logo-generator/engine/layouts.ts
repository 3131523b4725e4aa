import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { LayoutId, LogoBrief } from '../brief.ts';
import type { NameParts } from './analyse-name.ts';
import { isRibbon } from './face-width.ts';
import { SETS_NO_ROW } from './longest-row.ts';

/** The kinds of logo whose outline is of the layout; the others are only taken where none of these can be. */
const KINDS: Readonly<Record<LayoutId, readonly ArchetypeId[]>> = {
  line: [
    'slice',
    'scan',
    'record-letter',
    'waveform',
    'echo',
    'label-box',
    'halftone',
    'minimal',
    'shadow',
    'warp',
    'symbol',
    'blackletter',
    'script',
    'stencil',
    'inline',
    'glitch',
    'split',
  ],
  stacked: [
    'slice',
    'scan',
    'record-letter',
    'stack',
    'echo',
    'label-box',
    'halftone',
    'minimal',
    'shadow',
    'warp',
    'symbol',
    'blackletter',
    'script',
    'stencil',
    'inline',
    'glitch',
    'split',
  ],
  emblem: ['ring', 'badge', 'symbol'],
};

export const isOfLayout = (layout: LayoutId | undefined, kind: ArchetypeId): boolean =>
  !layout || KINDS[layout].includes(kind);

/** Settings that give a kind the outline of the layout. */
const SETTINGS: Readonly<Record<LayoutId, Partial<Record<ArchetypeId, Readonly<Record<string, unknown>>>>>> =
  {
    line: { symbol: { layout: 'beside' }, minimal: { withSymbol: false } },
    stacked: { symbol: { layout: 'above' } },
    emblem: {},
  };

export const inLayout = <Params extends object>(
  layout: LayoutId | undefined,
  kind: ArchetypeId,
  params: Params,
): Params => (layout ? Object.assign({}, params, SETTINGS[layout][kind]) : params);

const MOST_ROWS = 4;
/** The kinds whose small or joined letters make no poster of a cut word. */
const KEEPS_WORDS: readonly ArchetypeId[] = ['symbol', 'minimal', 'script', 'blackletter'];

/** Rows that the brief's layout sets a name in; nothing said where its length decides. */
export function rowsIn(
  { layout, tagline }: Pick<LogoBrief, 'layout' | 'tagline'>,
  name: NameParts,
  kind: ArchetypeId,
  font: FontId,
): number | undefined {
  if (SETS_NO_ROW.includes(kind)) return undefined;
  const isTooLong = isRibbon(kind, font, name, { rows: 1, hasTagline: tagline !== '' });
  if (layout === 'line' && !isTooLong) return 1;
  if (layout === 'stacked' && name.words.length > 1) return Math.min(name.words.length, MOST_ROWS);
  // A long word is cut, as on posters, rather than becoming the one line that nobody asked for.
  if (layout === 'stacked' && isTooLong && !name.isJoined && !KEEPS_WORDS.includes(kind)) return 2;
  return undefined;
}
