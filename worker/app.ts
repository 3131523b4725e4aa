import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { brandKitRoutes } from './brand-kit/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { creditsRoutes } from './credits/routes.ts';
import type { Deps } from './deps.ts';
import { draftsRoutes } from './drafts/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { generationRoutes } from './generation/routes.ts';
import { gigBookRoutes } from './gig-book/routes.ts';
import { gigFilesRoutes } from './gig-files/routes.ts';
import { gigsRoutes } from './gigs/routes.ts';
import { gigsAheadRoutes } from './gigs-ahead/routes.ts';
import type { App, RequestContext, Variables } from './http/context.ts';
import { errorResponse } from './http/errors.ts';
import { implementer } from './http/implement.ts';
import { requireOwnOrigin } from './http/origin.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { journeyRoutes } from './journey/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { log } from './log.ts';
import { mediaRoutes } from './media/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { pressKitRoutes } from './press-kit/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { toolsRoutes } from './tools/routes.ts';
import { userRoutes } from './user/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

const ROUTES = [
  operationsRoutes,
  authRoutes,
  accountRoutes,
  profileRoutes,
  mediaRoutes,
  userRoutes,
  creditsRoutes,
  billingRoutes,
  journeyRoutes,
  libraryRoutes,
  toolsRoutes,
  generationRoutes,
  draftsRoutes,
  brandKitRoutes,
  chatRoutes,
  voiceRoutes,
  pressKitRoutes,
  signingRoutes,
  gigFilesRoutes,
  gigBookRoutes,
  calendarRoutes,
  gigsRoutes,
  gigsAheadRoutes,
  contactRoutes,
  eventsRoutes,
  adminRoutes,
];

/** A read that takes this long is worth a line of the log, in milliseconds. */
const SLOW_MS = 1000;

/** The whole API over its dependencies. `mounted` lists the endpoints that are there. */
export function createApp(deps: Deps): { app: App; mounted: readonly Endpoint[] } {
  const app: App = new Hono<{ Variables: Variables }>();
  const mounted: Endpoint[] = [];
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(API))
    methods.set(path, [...(methods.get(path) ?? []), method]);

  app.use(requestId({ limitLength: 64 }));
  app.use(secureHeaders(deps.settings));
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    // A read that went well is in the platform's own log of requests.
    if (c.req.method === 'GET' && c.res.status < 400 && ms < SLOW_MS) return;
    log({
      level: 'info',
      event: 'request',
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? 'none',
      status: c.res.status,
      ms,
    });
  });
  app.use(async (c, next) => {
    requireOwnOrigin(c.req.raw, deps.settings);
    await next();
  });

  const refuseMethod = (c: RequestContext, path: string, allowed: readonly string[]): Response => {
    c.set('route', path);
    const list = allowed.join(', ');
    const reply = errorResponse(c, new ApiError('METHOD_NOT_ALLOWED', `This address takes ${list}`));
    reply.headers.set('allow', list);
    return reply;
  };
  // An address without parameters is no other's: what it doesn't take is not for one whose parameter it could be.
  const isWhole = ([path]: [string, unknown]): boolean => !path.includes(':');
  const [whole, patterns] = [[...methods].filter(isWhole), [...methods].filter((row) => !isWhole(row))];
  for (const [path, allowed] of whole) {
    app.use(path, async (c, next) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
      return allowed.includes(method) ? next() : refuseMethod(c, path, allowed);
    });
  }

  const implement = implementer(app, deps, mounted);
  for (const routes of ROUTES) routes(implement, deps);

  for (const [path, allowed] of patterns) app.all(path, (c) => refuseMethod(c, path, allowed));
  app.notFound((c) => errorResponse(c, new ApiError('NOT_FOUND')));
  app.onError((error, c) => errorResponse(c, error));
  return { app, mounted };
}
