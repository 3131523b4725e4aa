import type { Block } from '#core/paper/blocks.ts';
import type { PressKit } from '../kit.ts';
import { mainBio, paragraphsOf } from '../kit-words.ts';
import type { Content } from './content.ts';
import { coverBand } from './cover.ts';
import type { KitParts } from './kit-parts.ts';

/** How much of each part goes on the first page. */
export interface Cut {
  /** Points that the band at the top takes at least. */
  cover: number;
  bio: 'main' | 'short' | null;
  quotes: number;
  listen: number;
  dates: number;
  highlights: number;
  /** The column that they are in. */
  facts: 'right' | 'left' | null;
  hasElsewhere: boolean;
}

/** Everything, wherever it goes. */
export const ALL: Cut = {
  ...{ cover: 318, bio: 'main', quotes: 3, listen: 6, dates: 8, highlights: 6 },
  ...{ facts: 'right', hasElsewhere: true },
};

/** What fits the page of any kit. */
const LEAST: Cut = {
  ...{ cover: 180, bio: null, quotes: 0, listen: 0, dates: 0, highlights: 0 },
  ...{ facts: null, hasElsewhere: false },
};

/** What is tried to get onto the page, one after another; of a list, the first that fits. */
const WISHES: readonly (readonly Partial<Cut>[])[] = [
  [
    { cover: 318, bio: 'main' },
    { cover: 250, bio: 'main' },
    { cover: 250, bio: 'short' },
  ],
  [{ listen: 3 }, { listen: 1 }],
  [{ quotes: 1 }],
  [{ dates: 4 }, { dates: 2 }],
  [{ facts: 'right' }, { facts: 'left' }],
  [{ quotes: 3 }, { quotes: 2 }],
  [{ highlights: 6 }, { highlights: 3 }],
  [{ listen: 6 }],
  [{ dates: 8 }],
  [{ hasElsewhere: true }],
];

/** As much on the first page as it has room for, the most important first. */
export function fullestCut(fits: (cut: Cut) => boolean): Cut {
  let cut = LEAST;
  for (const wishes of WISHES) {
    const before = cut;
    cut = wishes.map((wish) => ({ ...before, ...wish })).find(fits) ?? before;
  }
  return cut;
}

/** The bio that a cut of the first page has, or an empty one. */
export const frontBio = (kit: PressKit, { bio }: Cut): string =>
  bio === 'main' ? mainBio(kit) : bio === 'short' ? kit.bio.short : '';

/** Two columns, or one where the other would be empty. */
export function sideBySide(
  left: readonly Block[],
  right: readonly Block[],
  [first, second]: readonly [number, number],
): Block[] {
  if (left.length === 0 || right.length === 0) return [...left, ...right];
  const columns = [
    { share: first, blocks: left },
    { share: second, blocks: right },
  ];
  return [{ kind: 'columns', gap: 26, columns }];
}

/** The first page: who it is, the numbers, the bio and the press, where to listen and when to come. */
export function frontBlocks(parts: KitParts, content: Content, cut: Cut): Block[] {
  const { figures } = content;
  const left = [
    ...content.bio(paragraphsOf(frontBio(parts.kit, cut))),
    ...content.quotes([0, cut.quotes]),
    ...content.highlights([0, cut.highlights]),
    ...(cut.facts === 'left' ? content.facts : []),
  ];
  const right = [
    ...content.listen([0, cut.listen]),
    ...content.dates([0, cut.dates]),
    ...(cut.facts === 'right' ? content.facts : []),
    ...(cut.hasElsewhere ? content.elsewhere : []),
  ];
  return [
    { kind: 'section', title: 'Cover', blocks: [coverBand(parts, cut.cover)] },
    ...(figures.length > 0 ? [{ kind: 'space', height: 22 } as const, ...figures] : []),
    { kind: 'space', height: 10 },
    ...sideBySide(left, right, [6, 4]),
  ];
}
