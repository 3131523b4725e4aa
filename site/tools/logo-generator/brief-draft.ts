import {
  GENRES,
  type GenreId,
  logoNameSchema,
  logoSeedSchema,
  logoTaglineSchema,
} from '#core/tools/logo-generator/brief.ts';
import { PALETTE_IDS, type PaletteId } from '#core/tools/logo-generator/engine/palettes.ts';

/** The brief as it stands in the form. No palettes means any of them. */
export interface BriefDraft {
  name: string;
  tagline: string;
  genre: GenreId;
  palettes: PaletteId[];
  seed: number;
}

export const BLANK_DRAFT: BriefDraft = { name: '', tagline: '', genre: 'open', palettes: [], seed: 1 };

/** How many palettes a brief may name. */
export const MOST_PALETTES = 6;

/** What the server is sent. */
export type SentBrief = Omit<BriefDraft, 'palettes'> & { palettes?: PaletteId[] };

export function briefOf(draft: BriefDraft): SentBrief {
  const { palettes, ...rest } = draft;
  const words = { ...rest, name: draft.name.trim(), tagline: draft.tagline.trim() };
  return palettes.length > 0 ? { ...words, palettes } : words;
}

/** The draft that a stored value stands for: of a saved generation, or of this tab. What is unknown becomes blank. */
export function draftOf(stored: unknown): BriefDraft {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof BriefDraft, unknown>
  >;
  const palettes = Array.isArray(given.palettes) ? given.palettes : [];
  return {
    name: typeof given.name === 'string' ? given.name : BLANK_DRAFT.name,
    tagline: typeof given.tagline === 'string' ? given.tagline : BLANK_DRAFT.tagline,
    genre: Object.hasOwn(GENRES, String(given.genre)) ? (given.genre as GenreId) : BLANK_DRAFT.genre,
    palettes: PALETTE_IDS.filter((id) => palettes.includes(id)).slice(0, MOST_PALETTES),
    seed: logoSeedSchema.safeParse(given.seed).success ? (given.seed as number) : BLANK_DRAFT.seed,
  };
}

/** Whether two drafts ask for the same drawing, to the byte. */
export function sameBrief(a: BriefDraft, b: BriefDraft): boolean {
  return JSON.stringify(briefOf(a)) === JSON.stringify(briefOf(b));
}

/** Whether two drafts differ by no more than the seed. */
export function sameWords(a: BriefDraft, b: BriefDraft): boolean {
  return sameBrief({ ...a, seed: 1 }, { ...b, seed: 1 });
}

/** Seeds go round at 2^31. */
export function nextSeed(seed: number): number {
  return logoSeedSchema.safeParse(seed + 1).success ? seed + 1 : 0;
}

/** Why the words cannot be drawn, by the rules that the server has too; null where they can. */
export function refusalOf(draft: BriefDraft): { name: string | null; tagline: string | null } {
  return {
    name: logoNameSchema.safeParse(draft.name).error?.issues[0]?.message ?? null,
    tagline: logoTaglineSchema.safeParse(draft.tagline).error?.issues[0]?.message ?? null,
  };
}
