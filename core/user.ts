import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from './subscription.ts';
import { noControls } from './text.ts';
import { isVisible } from './visible-text.ts';

export const roleSchema = z.enum(['user', 'admin']);

/** The signed-in account, as GET /api/auth/user answers. spec §3 */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  role: roleSchema,
  hasProTrial: z.boolean(),
  trialEndsAt: z.nullable(z.string()),
  careerStage: z.nullable(z.string()),
  totalGenerationsCount: z.int(),
  toolsUsed: z.array(z.string()),
  earnedBadges: z.array(z.string()),
  /** Days in a row with a visit, shown as up to three dots. */
  loginStreak: z.int().check(z.gte(0), z.lte(3)),
  /** When the account goes for good, where that was asked for. */
  deletesAt: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** Shortest and longest password we take, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Enter an e-mail address such as mara@example.com'),
    z.maxLength(254, 'An e-mail address has at most 254 characters'),
  );

export const passwordSchema = z
  .string('Enter a password')
  .check(
    z.minLength(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`),
    z.maxLength(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`),
  );

export const firstNameSchema = z
  .string('Enter your first name')
  .check(
    z.trim(),
    z.minLength(1, 'Enter your first name'),
    z.maxLength(60, 'Use at most 60 characters'),
    noControls,
    z.refine(isVisible, 'Enter your first name'),
  );
