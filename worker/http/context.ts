import type { Context, Hono } from 'hono';

export interface Variables {
  requestId: string;
  /** The pattern of the endpoint that answers, for the log. */
  route: string;
}

export type App = Hono<{ Variables: Variables }>;
export type RequestContext = Context<{ Variables: Variables }>;
