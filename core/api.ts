import * as z from 'zod/mini';
import { belongingsSchema, exportPageSchema } from './account-schema.ts';
import { brandKitReplySchema, logoKitSchema } from './brand-kit.ts';
import { chatBodySchema, chatHistorySchema, chatReplySchema } from './chat-schema.ts';
import { creditsSchema, ledgerEntrySchema } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { eventsSchema } from './events-schema.ts';
import { generationSchema, generationTitleSchema, idempotencyKeySchema } from './generation.ts';
import { journeySchema } from './journey-schema.ts';
import { activityItemSchema, libraryItemSchema } from './library-schema.ts';
import { mediaItemSchema } from './media-schema.ts';
import { profileChangeSchema, profileSchema } from './profile-schema.ts';
import { statsSchema } from './stats-schema.ts';
import { emailSchema, firstNameSchema, passwordSchema, userSchema } from './user.ts';
import {
  LONGEST_SPOKEN_TEXT,
  newRecipeSchema,
  newTakeSchema,
  respellingListSchema,
  savedRecipeSchema,
  voiceDeskSchema,
  voicePackSchema,
  voiceTakeSchema,
} from './voice.ts';

// A parameter of another shape names nothing: such a path is not found.
const idSchema = z.string().check(z.regex(/^[a-z]{3}_\w{1,60}$/));
const fileNameSchema = z.string().check(z.regex(/^\w[\w.-]{0,79}$/));
const idParams = z.object({ id: idSchema });
const pageQuery = z.object({ cursor: z.optional(z.string()) });
const done = z.object({ ok: z.literal(true) });
const tokenSchema = z.string().check(z.minLength(1, 'The link is incomplete'), z.maxLength(2048));
/** What WebAuthn exchanges is checked by the passkey library, field by field. */
const webAuthn = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2048)),
  rawId: z.string().check(z.minLength(1), z.maxLength(2048)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

export const clientErrorSchema = z.object({
  message: z.string().check(z.maxLength(2000)),
  stack: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  componentStack: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  timestamp: z.string().check(z.maxLength(40)),
  url: z.string().check(z.maxLength(2000)),
  userAgent: z.string().check(z.maxLength(500)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

const passkeySchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
});

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

/** What a person is told before they use a tool: its price, what makes the result, and where their words go. */
export const toolInfoSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  /** Credits a use, or null where it is free. */
  cost: z.nullable(z.int()),
  engine: z.object({ name: z.string(), dataGoes: z.string() }),
});
export type ToolInfo = z.infer<typeof toolInfoSchema>;

/** One save of a generation: the whole of its edits, and in words what was changed. Version 1 is as it was made. */
export const generationVersionSchema = z.object({
  version: z.int(),
  edits: z.unknown(),
  createdAt: z.string(),
  text: z.string(),
});
export type GenerationVersion = z.infer<typeof generationVersionSchema>;

const generationReply = z.object({ generation: generationSchema, credits: creditsSchema });

/** The whole API. An endpoint that is not in this table does not exist; one without `auth` does not compile. */
export const API = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    auth: 'public',
    reply: z.object({ ok: z.literal(true), database: z.literal('ok') }),
  }),
  openapi: endpoint({ method: 'GET', path: '/api/openapi.json', auth: 'public', reply: z.looseObject({}) }),

  // Accounts: the first three are ours (spec §7), the others better-auth's own paths.
  currentUser: endpoint({ method: 'GET', path: '/api/auth/user', auth: 'user', reply: userSchema }),
  logout: endpoint({ method: 'POST', path: '/api/auth/logout', auth: 'public', reply: done }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ name: firstNameSchema, email: emailSchema, password: passwordSchema }),
    reply: done,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    auth: 'public',
    limit: 'credentials',
    body: z.object({
      email: emailSchema,
      password: z
        .string('Enter your password')
        .check(z.minLength(1, 'Enter your password'), z.maxLength(1024)),
      rememberMe: z.optional(z.boolean()),
    }),
    reply: done,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ email: emailSchema }),
    reply: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ token: tokenSchema, newPassword: passwordSchema }),
    reply: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    auth: 'user',
    limit: 'credentials',
    body: z.object({ currentPassword: z.string().check(z.maxLength(1024)), newPassword: passwordSchema }),
    reply: done,
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ email: emailSchema }),
    reply: done,
  }),
  passkeyRegisterOptions: endpoint({
    method: 'GET',
    path: '/api/auth/passkey/generate-register-options',
    auth: 'user',
    limit: 'credentials',
    reply: z.looseObject({}),
  }),
  passkeyRegister: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    auth: 'user',
    limit: 'credentials',
    body: z.object({ response: webAuthn, name: z.optional(z.string().check(z.maxLength(60))) }),
    reply: done,
  }),
  passkeySignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/passkey/generate-authenticate-options',
    auth: 'public',
    limit: 'credentials',
    reply: z.looseObject({}),
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ response: webAuthn }),
    reply: done,
  }),

  // The account's own doors.
  /** Only the account itself proves its address: a link that anybody opened, or a mail scanner, proves nothing. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/account/verify-email',
    auth: 'user',
    limit: 'credentials',
    body: z.object({ token: tokenSchema }),
    reply: done,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    auth: 'user',
    reply: z.object({ sessions: z.array(sessionSchema) }),
  }),
  revokeSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  revokeOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    auth: 'user',
    reply: done,
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    auth: 'user',
    reply: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  deletePasskey: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),

  // What the account has. spec §7
  credits: endpoint({ method: 'GET', path: '/api/user/credits', auth: 'user', reply: creditsSchema }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/user/ledger',
    auth: 'user',
    query: pageQuery,
    reply: z.object({ entries: z.array(ledgerEntrySchema), next: z.nullable(z.string()) }),
  }),
  /** Newest first, LIBRARY_PAGE at a time; `cursorAfter` the last one asks for the next page. So is generated content. */
  activity: endpoint({
    method: 'GET',
    path: '/api/user/activity',
    auth: 'user',
    query: pageQuery,
    reply: z.array(activityItemSchema),
  }),
  generatedContent: endpoint({
    method: 'GET',
    path: '/api/user/generated-content',
    auth: 'user',
    query: pageQuery,
    reply: z.array(libraryItemSchema),
  }),
  stats: endpoint({ method: 'GET', path: '/api/user/stats', auth: 'user', reply: statsSchema }),
  journey: endpoint({ method: 'GET', path: '/api/user/journey', auth: 'user', reply: journeySchema }),
  /** The one milestone that is told and not found in facts: the tour was finished or skipped. */
  completeOnboarding: endpoint({
    method: 'POST',
    path: '/api/user/journey/onboardingCompleted',
    auth: 'user',
    limit: 'writes',
    reply: journeySchema,
  }),

  // The assistant.
  chatHistory: endpoint({
    method: 'GET',
    path: '/api/chat/history',
    auth: 'user',
    query: pageQuery,
    reply: chatHistorySchema,
  }),
  /** Server-sent events where Accept asks for them (see ChatEvent). With a key, a second try is answered and paid once. */
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/chat',
    auth: 'user',
    limit: 'writes',
    headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
    body: chatBodySchema,
    reply: chatReplySchema,
  }),
  /** Forgets the words of the whole conversation; the ledger keeps what it cost. */
  clearChat: endpoint({ method: 'DELETE', path: '/api/chat/history', auth: 'user', reply: done }),

  // The profile, and what belongs to the account as a whole.
  profile: endpoint({ method: 'GET', path: '/api/profile', auth: 'user', reply: profileSchema }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    auth: 'user',
    limit: 'writes',
    body: profileChangeSchema,
    reply: profileSchema,
  }),
  /** One picture: JPEG, PNG or WebP by its first bytes, 2 MB at most. The same bytes again answer the same id. */
  uploadMedia: endpoint({
    method: 'PUT',
    path: '/api/media',
    auth: 'user',
    limit: 'writes',
    body: 'file',
    status: 201,
    reply: mediaItemSchema,
  }),
  mediaFile: endpoint({
    method: 'GET',
    path: '/api/media/:id',
    auth: 'user',
    params: idParams,
    reply: 'file',
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    auth: 'user',
    query: pageQuery,
    reply: exportPageSchema,
  }),
  /** What would go with the account. */
  belongings: endpoint({
    method: 'GET',
    path: '/api/account/belongings',
    auth: 'user',
    reply: z.object({ belongings: belongingsSchema, deletesAt: z.nullable(z.string()) }),
  }),
  /** Begins the days of grace. The password is asked for once more. */
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/account',
    auth: 'user',
    limit: 'credentials',
    body: z.object({
      password: z
        .string('Enter your password')
        .check(z.minLength(1, 'Enter your password'), z.maxLength(1024)),
    }),
    reply: z.object({ deletesAt: z.string() }),
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/account/keep',
    auth: 'user',
    limit: 'writes',
    reply: done,
  }),

  // Tools and their generations: one set of endpoints for every tool.
  tools: endpoint({
    method: 'GET',
    path: '/api/tools',
    auth: 'public',
    reply: z.object({ tools: z.array(toolInfoSchema) }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/tools/:tool/generations',
    auth: 'user',
    limit: 'writes',
    params: z.object({ tool: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)) }),
    headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
    /** Parsed once more by the tool's own `input`. */
    body: z.unknown(),
    status: 201,
    reply: generationReply,
  }),
  /**
   * Makes what a visitor had designed, as one of the account's first works: it costs nothing (see core/kept-work.ts). What a
   * device makes is reserved.
   */
  adopt: endpoint({
    method: 'POST',
    path: '/api/tools/:tool/adoptions',
    auth: 'user',
    limit: 'writes',
    params: z.object({ tool: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)) }),
    headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
    body: z.unknown(),
    status: 201,
    reply: generationReply,
  }),
  /** What a tool made for the account, newest first, 20 a page; `q` looks in titles. */
  generations: endpoint({
    method: 'GET',
    path: '/api/tools/:tool/generations',
    auth: 'user',
    params: z.object({ tool: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)) }),
    query: z.object({ cursor: z.optional(z.string()), q: z.optional(z.string().check(z.maxLength(120))) }),
    reply: z.object({ generations: z.array(generationSchema), next: z.nullable(z.string()) }),
  }),
  generation: endpoint({
    method: 'GET',
    path: '/api/generations/:id',
    auth: 'user',
    params: idParams,
    reply: generationSchema,
  }),
  updateGeneration: endpoint({
    method: 'PATCH',
    path: '/api/generations/:id',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    /** `version`: the one that was edited; another one meanwhile answers CONFLICT. `edits` by the tool's own schema. */
    body: z.object({
      title: z.optional(generationTitleSchema),
      edits: z.optional(z.unknown()),
      version: z.optional(z.int()),
    }),
    reply: generationSchema,
  }),
  deleteGeneration: endpoint({
    method: 'DELETE',
    path: '/api/generations/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  /** A second one with the same input, output and files. Costs nothing and counts for no daily limit. */
  copyGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/copy',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    status: 201,
    reply: generationSchema,
  }),
  /** Newest first, 200 at most. */
  generationVersions: endpoint({
    method: 'GET',
    path: '/api/generations/:id/versions',
    auth: 'user',
    params: idParams,
    reply: z.object({ versions: z.array(generationVersionSchema) }),
  }),
  generationFile: endpoint({
    method: 'GET',
    path: '/api/generations/:id/files/:name',
    auth: 'user',
    params: z.object({ id: idSchema, name: fileNameSchema }),
    query: z.object({ download: z.optional(z.string()) }),
    reply: 'file',
  }),
  uploadGenerationFile: endpoint({
    method: 'PUT',
    path: '/api/generations/:id/files/:name',
    auth: 'user',
    limit: 'writes',
    params: z.object({ id: idSchema, name: fileNameSchema }),
    body: 'file',
    reply: done,
  }),
  settleGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/settle',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    /** `output` by the tool's own schema. */
    body: z.object({ output: z.unknown() }),
    reply: generationReply,
  }),
  releaseGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/release',
    auth: 'user',
    params: idParams,
    reply: z.object({ credits: creditsSchema }),
  }),

  // The brand kit: what the account looks like everywhere.
  brandKit: endpoint({ method: 'GET', path: '/api/brand-kit', auth: 'user', reply: brandKitReplySchema }),
  /** Takes a concept as it is now, edited or not. The same choice again changes nothing. */
  chooseLogo: endpoint({
    method: 'PUT',
    path: '/api/brand-kit/logo',
    auth: 'user',
    limit: 'writes',
    body: z.object({
      generationId: z.string('Name a logo').check(z.maxLength(64)),
      conceptId: z.string('Choose one of the concepts').check(z.maxLength(64)),
    }),
    reply: brandKitReplySchema,
  }),
  /** Puts back what was there before; a second time takes it away again. CONFLICT where no logo was ever chosen. */
  undoBrandKit: endpoint({
    method: 'POST',
    path: '/api/brand-kit/undo',
    auth: 'user',
    limit: 'writes',
    reply: brandKitReplySchema,
  }),
  brandKitFile: endpoint({
    method: 'GET',
    path: '/api/brand-kit/files/:name',
    auth: 'user',
    params: z.object({ name: fileNameSchema }),
    /** `v`: the kit that the address names. A file of the one that is worn now stands in where it is gone. */
    query: z.object({ v: z.optional(z.string().check(z.maxLength(64))), download: z.optional(z.string()) }),
    reply: 'file',
  }),
  /** Pro and trial only: what goes into the package of a logo beside its files. */
  logoKit: endpoint({
    method: 'GET',
    path: '/api/generations/:id/kit',
    auth: 'user',
    params: idParams,
    query: z.object({ concept: z.string('Choose one of the concepts').check(z.maxLength(64)) }),
    reply: z.object({ kit: logoKitSchema }),
  }),

  // The voice studio.
  voiceDesk: endpoint({ method: 'GET', path: '/api/voice', auth: 'user', reply: voiceDeskSchema }),
  /** Speech by the provider of this server; NOT_FOUND where there is none and the device speaks alone. */
  speak: endpoint({
    method: 'POST',
    path: '/api/voice/speech',
    auth: 'user',
    limit: 'writes',
    /** Both checked once more: `text` by what can be spoken, `voice` by the tool's own schema. */
    body: z.object({
      text: z
        .string('Write what the voice says')
        .check(z.maxLength(LONGEST_SPOKEN_TEXT, `Use at most ${LONGEST_SPOKEN_TEXT} characters`)),
      voice: z.optional(z.unknown()),
    }),
    reply: 'file',
  }),
  respellings: endpoint({
    method: 'PUT',
    path: '/api/voice/respellings',
    auth: 'user',
    limit: 'writes',
    body: z.object({ respellings: respellingListSchema }),
    reply: z.object({ respellings: respellingListSchema }),
  }),
  saveRecipe: endpoint({
    method: 'POST',
    path: '/api/voice/recipes',
    auth: 'user',
    limit: 'writes',
    body: newRecipeSchema,
    status: 201,
    reply: savedRecipeSchema,
  }),
  deleteRecipe: endpoint({
    method: 'DELETE',
    path: '/api/voice/recipes/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  /** Keeps the consent; the recording follows under the id of the reply. */
  addTake: endpoint({
    method: 'POST',
    path: '/api/voice/takes',
    auth: 'user',
    limit: 'writes',
    body: newTakeSchema,
    status: 201,
    reply: voiceTakeSchema,
  }),
  uploadTake: endpoint({
    method: 'PUT',
    path: '/api/voice/takes/:id/audio',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: 'file',
    reply: voiceTakeSchema,
  }),
  takeAudio: endpoint({
    method: 'GET',
    path: '/api/voice/takes/:id/audio',
    auth: 'user',
    params: idParams,
    reply: 'file',
  }),
  /** Takes the consent back: the recording goes, and every drop that was made from it. */
  revokeTake: endpoint({
    method: 'DELETE',
    path: '/api/voice/takes/:id',
    auth: 'user',
    params: idParams,
    reply: z.object({ ok: z.literal(true), deletedDrops: z.int() }),
  }),
  /** Pro and trial only: what goes into WAV files and the sampler pack of a drop. */
  voicePack: endpoint({
    method: 'GET',
    path: '/api/generations/:id/voice-pack',
    auth: 'user',
    params: idParams,
    reply: z.object({ pack: voicePackSchema }),
  }),

  // Operations.
  reportError: endpoint({
    method: 'POST',
    path: '/api/errors',
    auth: 'public',
    limit: 'reports',
    body: clientErrorSchema,
    status: 202,
    reply: done,
  }),
  /** What the product counts about its own use; whose session it is, where there is one, is found by the server. */
  events: endpoint({
    method: 'POST',
    path: '/api/events',
    auth: 'optional',
    limit: 'events',
    body: eventsSchema,
    status: 202,
    reply: done,
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/admin/outbox',
    auth: 'admin',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
  localOutbox: endpoint({
    method: 'GET',
    path: '/api/local/outbox',
    auth: 'local',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
} as const;

export type EndpointName = keyof typeof API;
