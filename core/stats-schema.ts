import * as z from 'zod/mini';
import type { Stats } from './stats.ts';

export const statsSchema: z.ZodMiniType<Stats> = z.object({
  totalProjects: z.int(),
  toolsUsed: z.array(z.string()),
  profileViews: z.int(),
  totalGenerationsCount: z.int(),
  earnedBadges: z.array(z.string()),
  weeks: z.array(z.object({ startsOn: z.string(), made: z.int() })),
});
