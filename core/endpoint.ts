import type * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Who may call: anybody, anybody but known where signed in, a signed-in account, an admin, or anybody on a machine that
 * runs Deckhand for itself.
 */
type Auth = 'public' | 'optional' | 'user' | 'admin' | 'local';
/** Which rate limit counts a call, beside none. */
type Limit = 'credentials' | 'writes' | 'reports' | 'events' | 'exports';
type Schema = z.ZodMiniType;

/** What a call sends: a JSON body by its schema or none, or the bytes of one file and how many at most. */
type Sent = { body?: Schema; maxBytes?: never } | { body: 'file'; maxBytes: number };

/** One row of the API table. `auth` has no default, so that nothing is open by oversight. */
export type Endpoint = Sent & {
  method: Method;
  /** Of the API, of a page that the server renders, with its files, or one that others look for by its name. */
  path: `/api/${string}` | `/epk/${string}` | `/sign/${string}` | `/.well-known/${string}`;
  auth: Auth;
  limit?: Limit;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  /** Status of success; 200 unless said. */
  status?: 201 | 202;
  reply: Schema | 'file' | 'page';
};

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<S> = S extends Schema ? z.infer<S> : undefined;
type At<E, Key extends string> = E extends Record<Key, infer Value> ? Value : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<At<E, 'params'>>;
export type QueryOf<E extends Endpoint> = Parsed<At<E, 'query'>>;
export type HeadersOf<E extends Endpoint> = Parsed<At<E, 'headers'>>;
export type BodyOf<E extends Endpoint> = At<E, 'body'> extends 'file' ? Uint8Array : Parsed<At<E, 'body'>>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.infer<E['reply']> : never;
