import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import type { AvoidanceId, GenreId, LayoutId, MoodId } from '#core/tools/logo-generator/brief-choices.ts';
import type { LogoColours } from '#core/tools/logo-generator/colours.ts';
import type { PaletteId } from '#core/tools/logo-generator/engine/palettes.ts';
import type { SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';

/** The concept that others are to be like, and which one of an open logo it was. */
export type LikeDraft = NonNullable<LogoBrief['like']> & { from: { number: number; label: string } | null };

/** The brief as it stands in the form. None chosen means any of them. */
export interface BriefDraft {
  name: string;
  tagline: string;
  genre: GenreId;
  mood: MoodId | null;
  palettes: PaletteId[];
  /** Whether the colours are the artist's own. The palettes stay chosen meanwhile. */
  usesOwnColours: boolean;
  /** As they were typed; null until somebody looked at them. */
  colours: LogoColours | null;
  symbols: SymbolId[];
  layout: LayoutId | null;
  avoid: AvoidanceId[];
  like: LikeDraft | null;
  seed: number;
  /** Seeds that were looked at, oldest first. */
  tried: number[];
}

export const BLANK_DRAFT: BriefDraft = {
  name: '',
  tagline: '',
  genre: 'open',
  mood: null,
  palettes: [],
  usesOwnColours: false,
  colours: null,
  symbols: [],
  layout: null,
  avoid: [],
  like: null,
  seed: 1,
  tried: [],
};

/** What a brief may name at most. */
export const MOST_PALETTES = 6;
export const MOST_SYMBOLS = 4;

/** What the server is sent: what was not chosen is left out. */
export type SentBrief = Partial<LogoBrief> & Pick<LogoBrief, 'name' | 'seed'>;

export function briefOf(draft: BriefDraft): SentBrief {
  const { genre, mood, palettes, usesOwnColours, colours, symbols, layout, avoid, like, seed } = draft;
  return {
    name: draft.name.trim(),
    tagline: draft.tagline.trim(),
    genre,
    ...(usesOwnColours && colours ? { colours: tidy(colours) } : palettes.length > 0 && { palettes }),
    ...(mood && { mood }),
    ...(symbols.length > 0 && { symbols }),
    ...(layout && { layout }),
    ...(avoid.length > 0 && { avoid }),
    ...(like && { like: withoutOrigin(like) }),
    seed,
  };
}

const tidy = ({ bg, fg, a, b }: LogoColours): LogoColours => {
  const [ground = '', main = '', accent = '', second = ''] = [bg, fg, a, b].map((hex) =>
    hex.trim().toUpperCase(),
  );
  return { bg: ground, fg: main, a: accent, b: second };
};

function withoutOrigin({
  archetype,
  font,
  palette,
  colours,
  symbol,
  locks,
}: LikeDraft): NonNullable<LogoBrief['like']> {
  return { archetype, font, palette, ...(colours && { colours }), symbol, locks };
}

/** Whether two sent briefs ask for the same drawing, to the byte. */
export const sameSent = (a: SentBrief, b: SentBrief): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same of two drafts. */
export const sameBrief = (a: BriefDraft, b: BriefDraft): boolean => sameSent(briefOf(a), briefOf(b));

/** Whether two drafts differ by no more than the seed. */
export function sameWords(a: BriefDraft, b: BriefDraft): boolean {
  return sameBrief({ ...a, seed: 1 }, { ...b, seed: 1 });
}
