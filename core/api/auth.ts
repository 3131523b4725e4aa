import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emailSchema, firstNameSchema, passwordSchema } from '../user.ts';
import { done, tokenSchema } from './parts.ts';

/** What WebAuthn exchanges is checked by the passkey library, field by field. */
const webAuthn = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2048)),
  rawId: z.string().check(z.minLength(1), z.maxLength(2048)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** Signing up, in and out: `logout` and `verifyEmail` are ours, the others better-auth's own paths. spec §7 */
export const authApi = {
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
  /** Only the account itself proves its address: a link that anybody opened, or a mail scanner, proves nothing. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/account/verify-email',
    auth: 'user',
    limit: 'credentials',
    body: z.object({ token: tokenSchema }),
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
} as const;
