import * as z from 'zod/mini';

export const libraryTypeSchema = z.enum(['logo', 'voice-tag', 'press-kit', 'contract']);
export type LibraryType = z.infer<typeof libraryTypeSchema>;

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

/** Where the library opens an item again; a type without a screen of its own goes to /tools. spec §2 */
const SCREENS: Record<string, string> = {
  logo: '/logo-generator',
  'voice-tag': '/voice-drops',
  'press-kit': '/press-kit',
  contract: '/contract-generator',
};

export function libraryLink(item: { type: string; id: string }): string {
  const screen = SCREENS[item.type];
  return screen ? `${screen}?view=${encodeURIComponent(item.id)}` : '/tools';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date beside an item. Days are 24 hours, rounded up, so anything within the last day is day 1 ('Today');
 * past 7 days a short month and day. 'Recently' where the date is missing or invalid. spec §4
 */
export function dateLabel(createdAt: string | null | undefined, now: Date): string {
  const at = createdAt ? Date.parse(createdAt) : Number.NaN;
  if (Number.isNaN(at)) return 'Recently';
  const days = Math.max(1, Math.ceil(Math.abs(now.getTime() - at) / DAY_MS));
  if (days === 1) return 'Today';
  if (days === 2) return 'Yesterday';
  if (days <= 7) return `${days} days ago`;
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(at);
}
