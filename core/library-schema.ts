import * as z from 'zod/mini';
import { CATALOGUE } from './catalogue.ts';

const libraryTypeSchema = z.enum(CATALOGUE.flatMap(({ makes }) => (makes === null ? [] : [makes.type])));

/** One thing the account made, as the content library lists it. spec §3 */
export const libraryItemSchema = z.object({
  id: z.string(),
  type: libraryTypeSchema,
  title: z.string(),
  preview: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  downloadUrl: z.nullable(z.string()),
  createdAt: z.string(),
  metadata: z.object({
    style: z.optional(z.string()),
    djName: z.optional(z.string()),
    fileSize: z.optional(z.int()),
  }),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const activityItemSchema = z.object({
  id: z.string(),
  action: z.string(),
  createdAt: z.string(),
  details: z.nullable(z.string()),
});
export type ActivityItem = z.infer<typeof activityItemSchema>;
