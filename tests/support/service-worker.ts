import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { type Mock, vi } from 'vitest';

const SOURCE = readFileSync('site/public/sw.js', 'utf8');
const ORIGIN = 'https://deckhand.example';

interface Asked {
  url: string;
  method: string;
  mode: RequestMode;
  cache: RequestCache;
  headers: Headers;
}
/** Where a message is answered. */
interface Port {
  postMessage(reply: unknown): void;
}
interface Heard {
  request: Asked;
  data: unknown;
  ports: readonly Port[];
  respondWith(reply: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

interface StartedWorker {
  network: Mock<(request: unknown) => Promise<Response>>;
  skipWaiting: Mock<() => void>;
  /** Hands an event to the worker; what it answers, once all its work is done. Null where it does not answer. */
  hear(
    type: string,
    event?: { request?: Partial<Asked>; data?: unknown; ports?: readonly Port[] },
  ): Promise<string | null>;
  /** What the worker answers to a request for a path while the network says `reply`; an error is no network. */
  ask(path: string, reply: Response | Error, request?: Partial<Asked>): Promise<string | null>;
  /** The paths in a cache. */
  kept(name: string): string[];
  /** From now on nothing more can be stored: the disk is full. */
  fillUp(): void;
}

/** Caches in memory, by their names; or such as a browser has whose disk is broken. */
function memoryCaches(isBroken: boolean) {
  const stores = new Map<string, Map<string, Response>>();
  const disk = { isFull: false };
  const address = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  const open = async (name: string) => {
    if (isBroken) throw new Error('UnknownError');
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (key: string | { url: string }) => kept.get(address(key))?.clone(),
      put: async (key: string, reply: Response) => {
        if (disk.isFull) throw new Error('QuotaExceededError');
        kept.set(address(key), reply);
      },
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async (key: string | { url: string }) => kept.delete(address(key)),
      addAll: async (keys: { url: string }[]) => {
        for (const key of keys)
          kept.set(address(key), new Response(`shell ${new URL(address(key)).pathname}`));
      },
    };
  };
  return {
    stores,
    disk,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
  };
}

/** The service worker (public/sw.js) with caches in memory and a network that says what a test wants. */
export function startWorker({ isFirst = true, isBroken = false } = {}): StartedWorker {
  const { stores, disk, caches } = memoryCaches(isBroken);
  const network = vi.fn(async (_: unknown): Promise<Response> => new Response());
  const skipWaiting = vi.fn();
  const listeners = new Map<string, (event: Heard) => void>();
  vm.runInNewContext(SOURCE, {
    self: {
      addEventListener: (type: string, heard: (event: Heard) => void) => listeners.set(type, heard),
      location: { origin: ORIGIN },
      registration: { active: isFirst ? null : {} },
      clients: { claim: async () => undefined },
      skipWaiting,
    },
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    fetch: network,
    // As they are when they are called: a test may hold the clock.
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    // As it is when it is read: a test may hold the clock.
    Date: new Proxy(Date, { get: (_, key) => Reflect.get(Date, key) }),
    ...{ caches, URL, Response, Headers },
  });

  async function hear(
    type: string,
    event: { request?: Partial<Asked>; data?: unknown; ports?: readonly Port[] } = {},
  ): Promise<string | null> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      data: event.data,
      ports: event.ports ?? [],
      request: {
        url: ORIGIN,
        method: 'GET',
        mode: 'cors',
        cache: 'default',
        headers: new Headers(),
        ...event.request,
      },
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (given) => work.push(given),
    });
    const text = answer ? await (await answer).text() : null;
    await Promise.all(work);
    return text;
  }

  return {
    network,
    skipWaiting,
    hear,
    async ask(path: string, reply: Response | Error, request: Partial<Asked> = {}): Promise<string | null> {
      network.mockImplementationOnce(async () => {
        if (reply instanceof Error) throw reply;
        return reply;
      });
      const text = await hear('fetch', { request: { url: ORIGIN + path, ...request } });
      network.mockReset();
      return text;
    },
    kept: (name: string): string[] =>
      [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    fillUp: () => {
      disk.isFull = true;
    },
  };
}
