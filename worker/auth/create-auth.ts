import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
// Without Kysely, which weighs 50 kB compressed: its adapter is ours.
import { betterAuth } from 'better-auth/minimal';
import { SESSION_COOKIE, SESSION_DAYS } from '#core/session-cookie.ts';
import { PASSWORD_LENGTH } from '#core/user.ts';
import { authAdapter } from '#db/auth-adapter.ts';
import type { Database } from '#db/client.ts';
import { type IdPrefix, newId } from '#db/ids.ts';
import { handToOwner } from '#db/queries/account-passkeys.ts';
import type { Settings } from '../env.ts';
import { tokenHash } from '../http/token-hash.ts';
import { describeError, log } from '../log.ts';
import type { Mail, Mailer } from '../providers/ports.ts';
import { passwordResetMail, verificationMail } from './mails.ts';
import { hashPassword, verifyPassword } from './password.ts';

const DAY_SECONDS = 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

const PREFIXES: Record<string, IdPrefix> = {
  user: 'usr',
  session: 'ses',
  account: 'acc',
  verification: 'ver',
  passkey: 'psk',
};

export interface AuthDeps {
  settings: Settings;
  db: Database;
  mailer: Mailer;
  background: (work: () => Promise<unknown>) => void;
}

/** Passwords, passkeys, resets and verification. Which of its paths exist is said in core/api.ts. */
export function createAuth({ settings, db, mailer, background }: AuthDeps) {
  const secure = settings.PUBLIC_URL.startsWith('https://');
  // Sent after the reply, so that a known address answers as quickly as an unknown one.
  const send = async (mail: Mail) =>
    background(() =>
      mailer
        .send(mail)
        .catch((error) => log({ level: 'error', event: 'mail-failed', error: describeError(error) })),
    );

  return betterAuth({
    appName: 'Deckhand',
    baseURL: settings.PUBLIC_URL,
    basePath: '/api/auth',
    secret: settings.AUTH_SECRET,
    database: authAdapter(db, tokenHash),
    // Origins and limits are checked before better-auth is asked: worker/http/origin.ts and limits.ts.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, settings.PASSWORD_COST),
        verify: verifyPassword,
      },
      onPasswordReset: async ({ user }) => handToOwner(db, { userId: user.id }),
      sendResetPassword: async ({ user, token }) =>
        send(passwordResetMail(user.email, `${settings.PUBLIC_URL}/forgot-password?token=${token}`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: HOUR_SECONDS,
      sendVerificationEmail: async ({ user, token }) =>
        send(verificationMail(user.email, `${settings.PUBLIC_URL}/dashboard?verify=${token}`)),
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      passkey({
        rpName: 'Deckhand',
        rpID: new URL(settings.PUBLIC_URL).hostname,
        origin: settings.PUBLIC_URL,
      }),
    ],
    advanced: {
      cookies: { session_token: { name: SESSION_COOKIE } },
      cookiePrefix: 'deckhand',
      useSecureCookies: secure,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { disableIpTracking: true },
      backgroundTasks: { handler: (work) => background(() => work) },
      database: { generateId: ({ model }) => newId(PREFIXES[model] ?? 'ver') },
    },
    logger: {
      level: 'error',
      log: (_level, _message, ...rest) =>
        log({ level: 'error', event: 'auth', error: rest.map(describeError).join(' ') }),
    },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions);
}

export type Auth = Pick<ReturnType<typeof createAuth>, 'handler'>;
