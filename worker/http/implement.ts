import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import type { App, RequestContext, SignedIn } from './context.ts';
import { limitByAccount, limitByNetwork } from './limits.ts';
import { isLocalRequest } from './origin.ts';
import { readRequest } from './read-request.ts';
import { findSignedIn } from './session.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  /** There exactly where the endpoint asks for it; where it is optional, there or null. */
  signedIn: E['auth'] extends 'user' | 'admin'
    ? SignedIn
    : E['auth'] extends 'optional'
      ? SignedIn | null
      : null;
  request: Request;
  requestId: string;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | Response>;

/** Mounts one row of the API table: limit, who may call, what was sent, then the handler and its reply. */
export type Implement = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

async function authorize(deps: Deps, endpoint: Endpoint, request: Request): Promise<SignedIn | null> {
  if (endpoint.auth === 'public') return null;
  if (endpoint.auth === 'local') {
    if (deps.settings.DEPLOYMENT !== 'local' || !isLocalRequest(request)) throw new ApiError('NOT_FOUND');
    return null;
  }
  const signedIn = await findSignedIn(deps, request);
  if (endpoint.auth === 'optional') return signedIn;
  if (!signedIn) throw new ApiError('UNAUTHORIZED');
  if (endpoint.auth === 'admin' && signedIn.account.role !== 'admin') throw new ApiError('FORBIDDEN');
  return signedIn;
}

/** Binds `Implement` to an app. `mounted` collects the endpoints, so that a test can compare them with the table. */
export function implementer(app: App, deps: Deps, mounted: Endpoint[]): Implement {
  return (endpoint, handler) => {
    mounted.push(endpoint);
    app.on(endpoint.method, endpoint.path, async (c: RequestContext) => {
      c.set('route', endpoint.path);
      await limitByNetwork(deps, endpoint, c.req.raw);
      const signedIn = await authorize(deps, endpoint, c.req.raw);
      const read = await readRequest(c, endpoint);
      await limitByAccount(deps, endpoint, signedIn, read.body);
      const reply = await handler({
        ...read,
        signedIn,
        request: c.req.raw,
        requestId: c.get('requestId'),
      } as never);
      return reply instanceof Response ? reply : Response.json(reply, { status: endpoint.status ?? 200 });
    });
  };
}
