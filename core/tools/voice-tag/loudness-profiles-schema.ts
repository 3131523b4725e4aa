import * as z from 'zod/mini';
import { LOUDNESS_PROFILE_IDS } from './loudness-profiles.ts';

export const loudnessProfileSchema = z.enum(LOUDNESS_PROFILE_IDS, 'Choose where the drop is played');
