import { z } from 'astro/zod';
import { withFigures } from './with-figures.ts';

/** Words of so many characters at the most, in which `{credits}` and the like stand for figures of core/plans.ts. */
export const words = (most: number, least = 0) => z.string().min(least).max(most).transform(withFigures);
