import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import type { Caller, SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { App, RequestContext } from './context.ts';
import { limitByAccount, limitByNetwork } from './limits.ts';
import { isLocalRequest } from './origin.ts';
import { readRequest } from './read-request.ts';
import { callerOf, findSignedIn } from './session.ts';

interface Sent<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  request: Request;
  requestId: string;
}

export interface Call<E extends Endpoint> extends Sent<E> {
  /** There exactly where the endpoint asks for it; where it is optional, there or null. */
  signedIn: E['auth'] extends 'user' | 'admin'
    ? SignedIn
    : E['auth'] extends 'optional'
      ? SignedIn | null
      : null;
}

interface AskingCall<E extends Endpoint> extends Sent<E> {
  caller: Caller;
}

type Reply<E extends Endpoint> = Promise<ReplyOf<E> | Response>;

/** Mounts one row of the API table: limit, who may call, what was sent, then the handler and its reply. */
export interface Implement {
  <E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Reply<E>): void;
  /**
   * The same for a handler that begins with one batch about the account: who calls is found by that batch, in one round
   * trip with it. Its row may not have the limit `credentials`, which counts tries for an account that is known before.
   */
  asking<E extends Endpoint & { auth: 'user' | 'admin' }>(
    endpoint: E,
    handler: (call: AskingCall<E>) => Reply<E>,
  ): void;
}

async function authorize(deps: Deps, endpoint: Endpoint, request: Request): Promise<SignedIn | null> {
  if (endpoint.auth === 'public') return null;
  if (endpoint.auth === 'local') {
    if (deps.settings.DEPLOYMENT !== 'local' || !isLocalRequest(request)) throw new ApiError('NOT_FOUND');
    return null;
  }
  const signedIn = await findSignedIn(deps, endpoint, request);
  if (!signedIn && endpoint.auth !== 'optional') throw new ApiError('UNAUTHORIZED');
  return signedIn;
}

/** Binds `Implement` to an app. `mounted` collects the endpoints, so that a test can compare them with the table. */
export function implementer(app: App, deps: Deps, mounted: Endpoint[]): Implement {
  const mount = (endpoint: Endpoint, run: (c: RequestContext) => Promise<unknown>) => {
    mounted.push(endpoint);
    // A page is found with a slash behind its address, too.
    const paths = endpoint.reply === 'page' ? [endpoint.path, `${endpoint.path}/`] : [endpoint.path];
    app.on(endpoint.method, paths, async (c: RequestContext) => {
      c.set('route', endpoint.path);
      await limitByNetwork(deps, endpoint, c.req.raw);
      const reply = await run(c);
      return reply instanceof Response ? reply : Response.json(reply, { status: endpoint.status ?? 200 });
    });
  };
  const sent = async (c: RequestContext, endpoint: Endpoint) => ({
    ...(await readRequest(c, endpoint)),
    request: c.req.raw,
    requestId: c.get('requestId'),
  });

  const implement: Implement = (endpoint, handler) =>
    mount(endpoint, async (c) => {
      const signedIn = await authorize(deps, endpoint, c.req.raw);
      const call = await sent(c, endpoint);
      await limitByAccount(deps, endpoint, signedIn, call.body);
      return handler({ ...call, signedIn } as never);
    });

  implement.asking = (endpoint, handler) => {
    if (endpoint.limit === 'credentials') throw new Error(`${endpoint.path} counts tries for an account`);
    mount(endpoint, async (c) => {
      const caller = await callerOf(deps, endpoint, c.req.raw);
      try {
        const reply = await handler({ ...(await sent(c, endpoint)), caller } as never);
        if (!caller.isKnown) throw new Error(`${endpoint.path} answered somebody whom it doesn't know`);
        return reply;
      } catch (error) {
        // Nobody but an account hears what is wrong with what was sent.
        if (!caller.hasAsked) await caller.prove();
        throw error;
      }
    });
  };
  return implement;
}
