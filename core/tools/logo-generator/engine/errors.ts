import { WRITING_SYSTEM_IDS, WRITING_SYSTEMS } from './writing-systems.ts';

/** The part of a brief that an error is about. */
export type BriefText = 'name' | 'tagline';

const LABELS = WRITING_SYSTEM_IDS.map((id) => WRITING_SYSTEMS[id].label);

/** What emoji are made of, and what joins their parts: the variation selector, the zero-width joiner, the keycap. */
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const JOINERS = /^(?:\u{FE0F}|\u{200D}|\u{20E3})/u;

/** The name or tagline holds characters that no typeface of the designer draws (emoji, Georgian, …). */
export class UnsupportedScriptError extends Error {
  readonly characters: readonly string[];
  readonly path: BriefText;

  constructor(characters: readonly string[], path: BriefText = 'name') {
    const letters = characters.filter((character) => !JOINERS.test(character));
    const shown = letters.slice(0, 8).map(visible).join(' ');
    const emoji = letters.filter((character) => /^\p{Extended_Pictographic}/u.test(character)).slice(0, 8);
    super(
      letters.every((character) => EMOJI.test(character))
        ? ["Emoji can't be drawn in a logo", emoji.join(' ')].filter(Boolean).join(': ')
        : `These characters can't be drawn in a logo: ${shown}. Names may use ${LABELS.slice(0, -1).join(', ')} ` +
            `and ${LABELS.at(-1)} letters, digits and common signs.`,
    );
    this.name = 'UnsupportedScriptError';
    this.characters = characters;
    this.path = path;
  }
}

/** An accent on its own is shown on a dotted circle, as in code charts. */
const visible = (character: string): string => (/^\p{M}/u.test(character) ? `◌${character}` : character);

/** The letters of the name or tagline have more lines and curves together than a logo can hold. */
export class TooComplexError extends Error {
  readonly path: BriefText;

  constructor(path: BriefText) {
    super(`This ${path} has too many strokes to draw; use a shorter one`);
    this.name = 'TooComplexError';
    this.path = path;
  }
}
