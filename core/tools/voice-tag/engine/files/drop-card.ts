import type { CamelotKey } from '#core/music/camelot.ts';
import type { VoiceDrop } from '../../drop.ts';
import type { Arrangement } from '../arrange.ts';
import { fileText } from './file-text.ts';
import { type Mark, marksOf } from './marks.ts';
import { digitalSourceType, sourceInWords } from './source-type.ts';

/** What made the file, as it says itself. */
export const GENERATOR = 'Deckhand voice drops';

/** The album that players group drops under, and their genre. */
export const ALBUM = 'Voice drops';
export const GENRE = 'Voice drop';

const LONGEST_TITLE = 160;
const LONGEST_NAME = 80;

/** What a file says about the drop in it. All texts are fit for any tag. */
export interface DropCard {
  title: string;
  artist: string;
  bpm: number;
  key: CamelotKey;
  /** ISO instant. */
  madeAt: string;
  spokenBy: string;
  /** How it came about: a term of the IPTC, and in words. */
  digitalSourceType: string;
  madeHow: string;
  /** The treatment as compact JSON: with it the same sound can be made again. */
  recipe: string;
  marks: readonly Mark[];
}

/** Who and when: what a drop itself does not know. */
export interface CardOwner {
  title: string;
  artist: string;
  /** ISO instant. */
  madeAt: string;
}

export function cardOf(
  drop: Pick<VoiceDrop, 'script' | 'source' | 'recipe' | 'voice' | 'preset'>,
  { arrangement, spokenBy }: { arrangement: Arrangement; spokenBy: string },
  owner: CardOwner,
): DropCard {
  const { source, recipe, voice, preset } = drop;
  return {
    title: fileText(owner.title, LONGEST_TITLE) || fileText(drop.script, LONGEST_TITLE),
    artist: fileText(owner.artist, LONGEST_NAME),
    bpm: recipe.bpm,
    key: recipe.key,
    madeAt: owner.madeAt,
    spokenBy: fileText(spokenBy, LONGEST_NAME),
    digitalSourceType: digitalSourceType(source, recipe),
    madeHow: sourceInWords(source),
    recipe: JSON.stringify({ preset, voice, recipe }),
    marks: marksOf(arrangement),
  };
}
