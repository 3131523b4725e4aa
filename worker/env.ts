import * as z from 'zod/mini';

const emails = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
);

const settingsSchema = z.object({
  /** `local`: a machine that runs Deckhand for itself; opens the outbox to localhost, needs no https. */
  DEPLOYMENT: z.enum(['local', 'production']),
  PUBLIC_URL: z
    .url('must be an address such as https://deckhand.example')
    .check(
      z.refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must end with its host or port'),
    ),
  LIBSQL_URL: z.url('must be the address of a libSQL server'),
  LIBSQL_AUTH_TOKEN: z.optional(z.string()),
  AUTH_SECRET: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  FREE_DAILY_GENERATIONS: z.pipe(
    z._default(z.string(), '3').check(z.regex(/^\d{1,4}$/, 'must be a number of generations')),
    z.transform(Number),
  ),
  ADMIN_EMAILS: emails,
  MAIL_PROVIDER: z._default(z.enum(['outbox', 'resend']), 'outbox'),
  MAIL_FROM: z._default(z.string(), 'Deckhand <crew@localhost>'),
  RESEND_API_KEY: z.optional(z.string()),
  RESEND_URL: z._default(z.url(), 'https://api.resend.com'),
  IMAGE_PROVIDER: z._default(z.enum(['builtin']), 'builtin'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What the platform binds beside the settings. */
export interface Bindings {
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  CREDENTIAL_LIMIT: RateLimit;
  ACCOUNT_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
}

/** Reads the settings once at start. Throws one sentence that names every setting that is wrong, never its value. */
export function parseSettings(env: unknown): Settings {
  const parsed = settingsSchema.safeParse(env);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  if (parsed.success && parsed.data.MAIL_PROVIDER === 'resend' && !parsed.data.RESEND_API_KEY) {
    wrong.push('RESEND_API_KEY (MAIL_PROVIDER is resend)');
  }
  if (
    parsed.success &&
    parsed.data.DEPLOYMENT === 'production' &&
    !parsed.data.PUBLIC_URL.startsWith('https://')
  ) {
    wrong.push('PUBLIC_URL (production needs https)');
  }
  if (wrong.length > 0 || !parsed.success)
    throw new Error(`Settings are wrong or missing: ${wrong.join('; ')}`);
  return parsed.data;
}
