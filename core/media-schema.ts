import * as z from 'zod/mini';
import type { MediaItem } from './media.ts';

export const mediaItemSchema: z.ZodMiniType<MediaItem> = z.object({
  id: z.string(),
  url: z.string(),
  type: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
