import * as z from 'zod/mini';
import { BIO_LENGTH_IDS, LONGEST, MOST } from './tools/press-kit/kit.ts';

/** The text model that words bios, and where the words go. */
export const bioWriterSchema = z.object({ name: z.string(), dataGoes: z.string() });

export const linkListSchema = z
  .array(
    z.string('Give addresses').check(z.maxLength(LONGEST.link, `Use at most ${LONGEST.link} characters`)),
  )
  .check(z.maxLength(MOST.recordings, `At most ${MOST.recordings} links`));

/** What the service behind a link says of it. */
export const linkStateSchema = z.object({
  link: z.string(),
  /** `closed` where it is private or may not be played elsewhere; `unknown` where nobody can be asked, or nobody answered. */
  state: z.enum(['found', 'gone', 'closed', 'unknown']),
  /** What the service calls it; empty where it does not say. */
  title: z.string(),
});
export type LinkState = z.infer<typeof linkStateSchema>;

const bios = z.object(
  Object.fromEntries(BIO_LENGTH_IDS.map((id) => [id, z.string()])) as Record<
    (typeof BIO_LENGTH_IDS)[number],
    z.ZodMiniString
  >,
);

/** Bios that a text model worded, and which of them were refused for saying what the kit does not. */
export const bioReplySchema = z.object({
  bio: bios,
  refused: z.array(z.object({ length: z.enum(BIO_LENGTH_IDS), claims: z.array(z.string()) })),
});
export type BioReply = z.infer<typeof bioReplySchema>;
