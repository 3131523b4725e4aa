import type { Context, Hono } from 'hono';
import type { Account } from '#core/account.ts';

export interface Variables {
  requestId: string;
  /** The pattern of the endpoint that answers, for the log. */
  route: string;
}

export type App = Hono<{ Variables: Variables }>;
export type RequestContext = Context<{ Variables: Variables }>;

/** The signed-in account of a request, and the session it came by. */
export interface SignedIn {
  /** What the cookie held. */
  token: string;
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
  account: Account;
}
