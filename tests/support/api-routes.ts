import type { CDPSession, Page, Request, Route } from 'playwright-core';

interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postData?: string };
}

type Handler = (route: Route, request: Request) => unknown;

interface ApiRoute {
  glob: string;
  matches: RegExp;
  handler: Handler;
  times: number;
}

/** `**` stands for any text, `*` for any without a slash. */
const matcherOf = (glob: string) =>
  new RegExp(
    `^${glob
      .split('**')
      .map((part) =>
        part
          .split('*')
          .map((text) => text.replace(/[\\^$.+?()|[\]{}]/g, '\\$&'))
          .join('[^/]*'),
      )
      .join('.*')}$`,
  );

const base64 = (body: string | Buffer) => Buffer.from(body).toString('base64');

const pairsOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const bodyOf = (data: unknown) =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data : JSON.stringify(data);

/**
 * Playwright hears of every request of a page that has a route, and switches the cache off for it: such a page takes three
 * times as long to load. Routes to addresses of the API, which nobody caches, are therefore given to the browser by themselves;
 * all others stay Playwright's.
 */
export function routeApiByItself(page: Page, session: CDPSession): void {
  const own = {
    route: page.route.bind(page),
    unroute: page.unroute.bind(page),
    unrouteAll: page.unrouteAll.bind(page),
  };
  let routes: ApiRoute[] = [];

  const update = () =>
    routes.length === 0
      ? session.send('Fetch.disable')
      : session.send('Fetch.enable', {
          patterns: routes.map(({ glob }) => ({ urlPattern: glob.replaceAll('**', '*') })),
        });

  /** What is asked of a page that is gone is answered by nobody. */
  const tell = (
    method: 'Fetch.fulfillRequest' | 'Fetch.failRequest' | 'Fetch.continueRequest',
    about: object,
  ) => session.send(method, about as never).catch(() => {});

  async function answer({ requestId, request }: Paused, candidates: readonly ApiRoute[]): Promise<void> {
    const [first, ...others] = candidates;
    if (!first) return void (await tell('Fetch.continueRequest', { requestId }));
    first.times -= 1;
    const { url, method, headers, postData = null } = request;
    const asked = {
      url: () => url,
      method: () => method,
      headers: () => headers,
      postData: () => postData,
      postDataJSON: () => JSON.parse(postData ?? 'null'),
    } as unknown as Request;
    const route = {
      request: () => asked,
      continue: ({ url, method, headers, postData }: NonNullable<Parameters<Route['continue']>[0]> = {}) =>
        tell('Fetch.continueRequest', {
          requestId,
          url,
          method,
          ...(headers && { headers: pairsOf(headers) }),
          ...(postData && { postData: base64(bodyOf(postData)) }),
        }),
      fallback: () => answer({ requestId, request }, others),
      abort: () => tell('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
      fetch: () =>
        page.context().request.fetch(url, { method, headers, ...(postData && { data: postData }) }),
      async fulfill({
        status = 200,
        headers = {},
        ...reply
      }: NonNullable<Parameters<Route['fulfill']>[0]> = {}) {
        const { json, contentType = json === undefined ? 'text/plain' : 'application/json' } = reply;
        const all = { 'content-type': contentType, ...headers };
        await tell('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: pairsOf(all),
          body: base64(json === undefined ? (reply.body ?? '') : JSON.stringify(json)),
        });
      },
    } as unknown as Route;
    await first.handler(route, asked);
  }

  session.on('Fetch.requestPaused', (paused: Paused) => {
    const candidates = routes.filter(({ matches, times }) => times > 0 && matches.test(paused.request.url));
    answer(paused, candidates.reverse()).catch((error: unknown) => {
      // A handler that is at work when its test ends may fail: nobody waits for what it answers.
      if (!page.isClosed() && candidates.some((route) => routes.includes(route))) throw error;
    });
  });

  const isApi = (url: unknown): url is string => typeof url === 'string' && url.startsWith('**/api/');
  page.route = (async (url: unknown, handler: Handler, options?: { times?: number }) => {
    if (!isApi(url)) return own.route(url as never, handler as never, options);
    routes = [...routes, { glob: url, matches: matcherOf(url), handler, times: options?.times ?? Infinity }];
    await update();
  }) as Page['route'];
  page.unroute = (async (url: unknown, handler?: Handler) => {
    if (!isApi(url)) return own.unroute(url as never, handler as never);
    routes = routes.filter((route) => route.glob !== url || (handler && route.handler !== handler));
    await update();
  }) as Page['unroute'];
  page.unrouteAll = async (options) => {
    if (routes.length > 0) {
      routes = [];
      await update();
    }
    await own.unrouteAll(options);
  };
}
