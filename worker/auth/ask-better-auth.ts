import { ApiError, type ErrorCode } from '#core/errors.ts';
import type { Auth } from './create-auth.ts';

interface Question {
  auth: Auth;
  request: Request;
  /** Path below /api/auth, with its query. */
  path: string;
  body?: unknown;
}

/** What better-auth refuses, in the words and codes of our own error table. Anything else is FALLBACK by status. */
const REFUSALS: Record<string, { code: ErrorCode; message?: string; path?: string }> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'UNAUTHORIZED',
    message: 'Wrong e-mail or password',
  },
  USER_ALREADY_EXISTS: {
    code: 'INVALID_INPUT',
    message: 'This address has an account. Sign in instead',
    path: 'email',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    code: 'INVALID_INPUT',
    message: 'This address has an account. Sign in instead',
    path: 'email',
  },
  INVALID_PASSWORD: {
    code: 'INVALID_INPUT',
    message: 'This is not your present password',
    path: 'currentPassword',
  },
  INVALID_TOKEN: {
    code: 'INVALID_INPUT',
    message: 'This link was used or is too old. Ask for a new one',
    path: 'token',
  },
  CHALLENGE_NOT_FOUND: {
    code: 'INVALID_INPUT',
    message: 'That took too long. Try the passkey again',
    path: 'response',
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    code: 'INVALID_INPUT',
    message: 'Deckhand could not check this passkey. Try again',
    path: 'response',
  },
  SESSION_NOT_FRESH: { code: 'FORBIDDEN', message: 'Sign in again to add a passkey' },
  PASSKEY_NOT_FOUND: { code: 'UNAUTHORIZED', message: 'Deckhand does not know this passkey' },
};

const FALLBACK: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'INVALID_INPUT',
};

async function refusal(reply: Response): Promise<ApiError> {
  const { code } = (await reply.json().catch(() => ({}))) as { code?: string };
  const known = code ? REFUSALS[code] : undefined;
  if (!known) return new ApiError(FALLBACK[reply.status] ?? 'INTERNAL');
  const fields = known.path ? [{ path: known.path, reason: known.message ?? '' }] : undefined;
  return new ApiError(known.code, known.path ? undefined : known.message, fields ? { fields } : {});
}

/** Hands a checked request to better-auth. Its cookies come back; its refusals become ours. */
export async function askBetterAuth({ auth, request, path, body }: Question): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const url = new URL(`/api/auth${path}`, request.url);
  const asked = new Request(url, {
    method: request.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = await auth.handler(asked);
  if (reply.status >= 400) throw await refusal(reply);
  return reply;
}

/** The reply's cookies with a body of ours: better-auth's own would hand the session token to scripts. */
export function keepCookies(reply: Response, body: unknown): Response {
  const headers = new Headers();
  for (const cookie of reply.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return Response.json(body, { headers });
}
