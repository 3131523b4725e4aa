import * as z from 'zod/mini';
import { type Journey, MILESTONE_KEYS } from './journey.ts';

const milestoneSchema = z.object({
  key: z.enum(MILESTONE_KEYS),
  title: z.string(),
  completed: z.boolean(),
  completedAt: z.nullable(z.string()),
});

export const journeySchema: z.ZodMiniType<Journey> = z.object({
  stages: z.array(z.object({ key: z.string(), title: z.string(), milestones: z.array(milestoneSchema) })),
  milestones: z.array(milestoneSchema),
});
