import * as z from 'zod/mini';
import { serverTool } from '../define-tool.ts';
import { pressKitFacts } from './facts.ts';
import type { PressKit } from './kit.ts';
import { kitDraftSchema, pressKitSchema } from './kit-schema.ts';
import { kitTitle } from './kit-title.ts';

/** The files of a kit, by what they are. */
export const KIT_FILES = {
  whole: 'press-kit.pdf',
  onePage: 'press-kit-one-page.pdf',
  bios: 'bios.txt',
} as const;

/** The picture that stands for a kit in the library. */
export const PICTURE_FILE = 'cover.svg';

export const pressKitOutputSchema = z.object({
  /** As it was made. */
  kit: pressKitSchema,
  /** Pages of the whole kit, as it was made first. */
  pages: z.int().check(z.gte(1)),
});
export type PressKitOutput = z.infer<typeof pressKitOutputSchema>;

/** A kit is edited as a whole: every save is a version, and its files are made again. */
export const pressKitEditsSchema = z.object({ kit: z.optional(pressKitSchema) });
export type PressKitEdits = z.infer<typeof pressKitEditsSchema>;

/** The kit as it was saved last. */
export const currentKit = (output: Pick<PressKitOutput, 'kit'>, edits: PressKitEdits | null): PressKit =>
  edits?.kit ?? output.kit;

export const pressKit = serverTool({
  ...pressKitFacts,
  input: pressKitSchema,
  output: pressKitOutputSchema,
  edits: pressKitEditsSchema,
  titleOf: kitTitle,
  drafts: { schema: kitDraftSchema, titleOf: kitTitle },
  shownAs: ({ output, edits }) => {
    const { artistName, genres } = currentKit(output, edits);
    return { style: genres[0] ?? '', djName: artistName, picture: PICTURE_FILE, file: KIT_FILES.whole };
  },
  example: {
    artistName: 'DJ NOVA',
    city: 'Berlin',
    genres: ['Techno'],
    bio: { short: 'DJ NOVA plays techno from Berlin.' },
  },
});
