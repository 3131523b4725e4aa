import { z } from 'astro/zod';

/** Words of so many characters at the most. */
export const words = (most: number, least = 0) => z.string().min(least).max(most);
