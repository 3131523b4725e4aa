import { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { expiredSessionCookies, readSessionToken } from '../http/session-cookie.ts';
import { tokenHash } from '../http/token-hash.ts';
import { askBetterAuth, keepCookies } from './ask-better-auth.ts';
import { forgetDueAccount, type NamedAccount } from './forget-due-account.ts';
import { logout } from './logout.ts';
import { requireOwnLink } from './prove-address.ts';

const DONE = { ok: true } as const;

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
}

export function authRoutes(implement: Implement, deps: Deps): void {
  /** `named`: whom a call without a session is about. */
  const ask = async (request: Request, path: string, body?: unknown, named?: NamedAccount) => {
    if (named) await forgetDueAccount(deps, named);
    return askBetterAuth({ auth: deps.auth, request, path, body });
  };
  const done = async (request: Request, path: string, body: unknown, named?: NamedAccount) =>
    keepCookies(await ask(request, path, body, named), DONE);
  const data = async (request: Request, path: string) => {
    const reply = await ask(request, path);
    return keepCookies(reply, await reply.json());
  };

  implement(API.logout, async ({ request }) => {
    const token = await readSessionToken(request, deps.settings);
    await logout(deps, token && (await tokenHash(token)));
    const headers = new Headers({ 'clear-site-data': '"cache"' });
    for (const cookie of expiredSessionCookies(deps.settings)) headers.append('set-cookie', cookie);
    return Response.json(DONE, { headers });
  });
  implement(API.signUp, ({ request, body }) => done(request, '/sign-up/email', body, body));
  implement(API.signIn, ({ request, body }) => done(request, '/sign-in/email', body, body));
  implement(API.requestPasswordReset, async ({ request, body }) => {
    await ask(request, '/request-password-reset', body, body);
    return DONE;
  });
  implement(API.resetPassword, ({ request, body }) => done(request, '/reset-password', body));
  implement(API.changePassword, ({ request, body }) =>
    done(request, '/change-password', { ...body, revokeOtherSessions: true }),
  );
  // One answer for every address: unknown, waiting or verified long ago.
  implement(API.sendVerification, async ({ request, body }) => {
    await ask(request, '/send-verification-email', body, body).catch(ignoreRefusal);
    return DONE;
  });
  implement(API.verifyEmail, async ({ request, signedIn, body }) => {
    requireOwnLink(body.token, signedIn.account);
    const link = new Request(request.url, { headers: request.headers });
    await ask(link, `/verify-email?${new URLSearchParams({ token: body.token })}`);
    return DONE;
  });
  implement(API.passkeyRegisterOptions, ({ request }) => data(request, '/passkey/generate-register-options'));
  implement(API.passkeyRegister, ({ request, body }) => done(request, '/passkey/verify-registration', body));
  implement(API.passkeySignInOptions, ({ request }) =>
    data(request, '/passkey/generate-authenticate-options'),
  );
  implement(API.passkeySignIn, ({ request, body }) =>
    done(request, '/passkey/verify-authentication', body, { credentialId: body.response.id }),
  );
}
