import * as z from 'zod/mini';
import { FREE_DAILY } from '#core/plans.ts';
import { STYLES } from '#core/tools/voice-tag/styles.ts';
import type { ChosenSpeakers } from './providers/speaker-table.ts';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const emails = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) => listed(text).map((email) => email.toLowerCase())),
);

const SPEAKER = /^[a-z-]+=[\w.-]{1,80}$/;
const isStyle = (id: string): boolean => Object.hasOwn(STYLES, id);

/** Who answers behind a port: our own engine alone, an OpenAI-compatible endpoint, or Workers AI. */
const modelProviders = z.enum(['builtin', 'openai', 'workers-ai']);
export const OPENAI_URL = 'https://api.openai.com/v1';

const wholeNumber = (fallback: string, reason: string) =>
  z.pipe(z._default(z.string(), fallback).check(z.regex(/^\d{1,6}$/, reason)), z.transform(Number));

/** `trailer-deep=onyx,whisper=nova`: speakers in place of a provider's own. */
const speakers = z.pipe(
  z
    ._default(z.string(), '')
    .check(
      z.refine(
        (text: string) =>
          listed(text).every((pair) => SPEAKER.test(pair) && isStyle(pair.split('=')[0] ?? '')),
        'must be a list such as trailer-deep=onyx,whisper=nova, with characters that Deckhand has',
      ),
    ),
  z.transform(
    (text: string): ChosenSpeakers => Object.fromEntries(listed(text).map((pair) => pair.split('='))),
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
  /** `light` for tests, which sign up by the hundred. */
  PASSWORD_COST: z._default(z.enum(['full', 'light']), 'full'),
  AUTH_SECRET: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  /** Signs what both sides of a contract have signed: the private key of Ed25519. */
  SEAL_KEY: z
    .string()
    .check(z.regex(/^[\w+/-]{43}=?$/, 'must be 32 random bytes as Base64, from openssl rand -base64 32')),
  FREE_DAILY_GENERATIONS: wholeNumber(String(FREE_DAILY), 'must be a number of generations'),
  ADMIN_EMAILS: emails,
  MAIL_PROVIDER: z._default(z.enum(['outbox', 'resend']), 'outbox'),
  MAIL_FROM: z._default(z.string(), 'Deckhand <crew@localhost>'),
  /** Who reads what people write on /contact; the first admin unless said, else the sender of mail. */
  CONTACT_EMAIL: z.optional(z.union([z.literal(''), z.email()], 'must be an e-mail address')),
  RESEND_API_KEY: z.optional(z.string()),
  RESEND_URL: z._default(z.url(), 'https://api.resend.com'),
  TEXT_PROVIDER: z._default(modelProviders, 'builtin'),
  TEXT_URL: z._default(z.url('must be an address that ends before /chat/completions'), OPENAI_URL),
  TEXT_API_KEY: z.optional(z.string()),
  TEXT_MODEL: z.optional(z.string()),
  IMAGE_PROVIDER: z._default(modelProviders, 'builtin'),
  IMAGE_URL: z._default(z.url('must be an address that ends before /images/generations'), OPENAI_URL),
  IMAGE_API_KEY: z.optional(z.string()),
  IMAGE_MODEL: z.optional(z.string()),
  SPEECH_PROVIDER: z._default(z.enum(['builtin', 'elevenlabs', 'openai', 'workers-ai']), 'builtin'),
  /** The provider's own address unless said. */
  SPEECH_URL: z.optional(z.url('must be an address')),
  SPEECH_API_KEY: z.optional(z.string()),
  SPEECH_MODEL: z.optional(z.string()),
  SPEECH_VOICES: speakers,
  SPEECH_DAILY_CHARACTERS: wholeNumber('4000', 'must be a number of characters'),
  /** Who takes payments: `sandbox` moves no money, and runs on a machine of one's own alone. */
  PAYMENT_PROVIDER: z._default(z.enum(['off', 'sandbox', 'stripe']), 'off'),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  /** Stripe's own address unless said. */
  STRIPE_URL: z.optional(z.url('must be an address')),
  /** What Apple looks for at the domain before it takes payments there: the text of its file. */
  APPLE_PAY_DOMAIN_FILE: z.optional(z.string()),
  /** Whether services are asked if what a press kit links to is there. */
  LINK_PROVIDER: z._default(z.enum(['oembed', 'off']), 'oembed'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What the platform binds beside the settings. */
export interface Bindings {
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  /** Bound in production only: locally it would ask for an account. */
  AI?: Ai;
  CREDENTIAL_LIMIT: RateLimit;
  ACCOUNT_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  EVENT_LIMIT: RateLimit;
  EXPORT_LIMIT: RateLimit;
}

/** Reads the settings once at start. Throws one sentence that names every setting that is wrong, never its value. */
export function parseSettings(env: unknown): Settings {
  const parsed = settingsSchema.safeParse(env);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  if (parsed.success) wrong.push(...missingTogether(parsed.data));
  if (wrong.length > 0 || !parsed.success)
    throw new Error(`Settings are wrong or missing: ${wrong.join('; ')}`);
  return parsed.data;
}

/** Settings that others ask for. */
function missingTogether(settings: Settings): string[] {
  const wrong: string[] = [];
  if (settings.MAIL_PROVIDER === 'resend' && !settings.RESEND_API_KEY)
    wrong.push('RESEND_API_KEY (MAIL_PROVIDER is resend)');
  for (const port of ['TEXT', 'IMAGE', 'SPEECH'] as const) {
    const provider = settings[`${port}_PROVIDER`];
    if (provider !== 'builtin' && !settings[`${port}_MODEL`])
      wrong.push(`${port}_MODEL (${port}_PROVIDER is ${provider})`);
    // Workers AI is bound to the Worker; every other vendor asks for a key.
    if (provider !== 'builtin' && provider !== 'workers-ai' && !settings[`${port}_API_KEY`])
      wrong.push(`${port}_API_KEY (${port}_PROVIDER is ${provider})`);
  }
  if (settings.PAYMENT_PROVIDER === 'sandbox' && settings.DEPLOYMENT !== 'local')
    wrong.push(
      'PAYMENT_PROVIDER (the sandbox runs on a machine of one’s own alone: DEPLOYMENT is not local)',
    );
  if (settings.PAYMENT_PROVIDER === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (!settings[name]) wrong.push(`${name} (PAYMENT_PROVIDER is stripe)`);
  if (settings.DEPLOYMENT === 'production' && settings.PASSWORD_COST !== 'full')
    wrong.push('PASSWORD_COST (production hashes in full)');
  if (settings.DEPLOYMENT === 'production' && !settings.PUBLIC_URL.startsWith('https://'))
    wrong.push('PUBLIC_URL (production needs https)');
  return wrong;
}
