import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { gigOfNew } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import { canonicalJson } from '#core/signing/canonical-json.ts';
import type { User } from '#core/user.ts';
import { keptTrackerName } from '#site/lib/kept-tracker-name.ts';
import type { KeptEdit } from '#site/tools/gig-tracker/state/edits.ts';
import { GigServer } from './gig-writers.ts';

export const ACCOUNT = 'usr_mara';
const NOW = '2026-11-22T12:00:00.000Z';
const HOME = { homeCity: '', homeZone: null, homeLatitude: null, homeLongitude: null };
const SETTINGS = { sleepHours: 6, setUp: 60, packDown: 30, blocked: [], views: [] };

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ error: { code, message: code, requestId: 'r', ...more } }, { status });

/** The tracker's part of the server, for one account. */
export class TrackerServer {
  readonly gigs = new Map<string, GigServer>();
  /** `method path` of each call that came through. */
  calls: string[] = [];

  store(gig: Gig): void {
    this.gigs.set(gig.id, new GigServer(gig));
  }

  stored(id: string): Gig | undefined {
    return this.gigs.get(id)?.stored;
  }

  answer(address: string, { method = 'GET', body, headers }: RequestInit): Response {
    const [path = '', query] = address.split('?');
    this.calls.push(`${method} ${path}`);
    const said = body === undefined || body === null ? {} : JSON.parse(String(body));
    if (path === '/api/gigs') return method === 'POST' ? this.#add(said) : this.#list(query);
    if (path === '/api/gig-settings') return Response.json({ settings: SETTINGS, home: HOME, version: 1 });
    const book = /^\/api\/(venues|clients|contacts)$/.exec(path)?.[1];
    if (book) return Response.json({ [book]: [], next: null });
    const [, id = '', restored] = /^\/api\/gigs\/(\w+)(\/restorations)?$/.exec(path) ?? [];
    const gig = this.gigs.get(id);
    if (!gig) return refusal(404, 'NOT_FOUND');
    if (method === 'GET')
      return Response.json({
        gig: gig.stored,
        contacts: [],
        files: [],
        timeline: [],
        clashes: [],
        contract: null,
        seriesSize: 0,
      });
    if (method === 'PATCH') return this.#patch(gig, said, new Headers(headers).get('if-match') ?? '');
    const isTrash = method === 'DELETE' && !restored;
    if ((gig.stored.deletedAt !== null) !== isTrash)
      gig.stored = { ...gig.stored, version: gig.stored.version + 1, deletedAt: isTrash ? NOW : null };
    return Response.json({ gig: gig.stored });
  }

  #add(said: NewGig & { id: string }): Response {
    const nowhere = { venue: null, client: null };
    if (said.title === '')
      return refusal(422, 'INVALID_INPUT', { fields: [{ path: 'title', reason: 'Write a title' }] });
    if (!this.gigs.has(said.id)) this.store(gigOfNew(said, nowhere, NOW));
    return Response.json({ gig: this.stored(said.id) }, { status: 201 });
  }

  #list(query = ''): Response {
    const isTrash = new URLSearchParams(query).get('deleted') === 'true';
    const gigs = [...this.gigs.values()].map(({ stored }) => stored);
    return Response.json({
      gigs: gigs.filter(({ deletedAt }) => (deletedAt !== null) === isTrash),
      next: null,
    });
  }

  #patch(gig: GigServer, patch: GigPatch, ifMatch: string): Response {
    const { stored } = gig;
    const version = Number(/\d+/.exec(ifMatch)?.[0]);
    if (stored.deletedAt !== null && version === stored.version) return refusal(409, 'CONFLICT');
    return gig.patch(version, patch)
      ? Response.json({ gig: gig.stored })
      : refusal(409, 'CONFLICT', { versions: { stored: gig.stored, sent: stored } });
  }
}

/** The tracker as one tab of a device runs it. */
export interface Tab {
  save: typeof import('#site/tools/gig-tracker/state/save-gig.ts');
  gigs: typeof import('#site/tools/gig-tracker/state/gigs.store.ts');
  edits: typeof import('#site/tools/gig-tracker/state/edits.ts');
  add: typeof import('#site/tools/gig-tracker/state/add-gig.ts');
  call: typeof import('#site/tools/gig-tracker/state/tracker-call.ts');
  offline: typeof import('#site/tools/gig-tracker/state/offline.store.ts');
  session: typeof import('#site/lib/session.store.ts');
  retry: typeof import('#site/tools/gig-tracker/state/retry-saving.ts');
  sync(): Promise<void>;
  /** As it does when it is looked at again. */
  adopt(): Promise<void>;
  /** Nothing is done when a tab is closed, as nothing is when a phone dies. */
  kill(): void;
}

const keptPart = ({ base, mine, unsure, addition, trash }: KeptEdit): string =>
  canonicalJson({ base, mine, unsure, addition, trash });

/** A browser with its storage, in which tabs are opened and closed, on a network that comes and goes. */
export class TrackerDevice {
  readonly server = new TrackerServer();
  isOnline = true;
  /** What stands before the server answers in its place. */
  isServerDown = false;
  /** The next answers are lost on the way back. */
  losesReplies = 0;
  readonly #locks = new Set<string>();
  readonly #tabs = new Set<Tab>();

  constructor() {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, hold: () => Promise<void>) => {
          this.#locks.add(name);
          await hold();
          this.#locks.delete(name);
        },
        query: async () => ({ held: [...this.#locks].map((name) => ({ name })) }),
      },
    });
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (!this.isOnline) throw new TypeError('Failed to fetch');
      if (this.isServerDown) return new Response('<h1>Bad gateway</h1>', { status: 502 });
      const reply = this.server.answer(address, init);
      if (this.losesReplies > 0) {
        this.losesReplies -= 1;
        throw new TypeError('Failed to fetch');
      }
      return reply;
    });
  }

  /** Opens the tracker in another tab, and waits until what other tabs left behind is taken over. */
  async open(): Promise<Tab> {
    const before = new Set(this.#locks);
    vi.resetModules();
    const { keepTracker } = await import('#site/tools/gig-tracker/offline/keep-tracker.ts');
    const { keptNow } = await import('#site/tools/gig-tracker/offline/kept-tracker.ts');
    const { syncKept } = await import('#site/tools/gig-tracker/offline/sync-kept.ts');
    const { adoptEdits } = await import('#site/tools/gig-tracker/offline/adopt-edits.ts');
    const tab = {
      save: await import('#site/tools/gig-tracker/state/save-gig.ts'),
      gigs: await import('#site/tools/gig-tracker/state/gigs.store.ts'),
      edits: await import('#site/tools/gig-tracker/state/edits.ts'),
      add: await import('#site/tools/gig-tracker/state/add-gig.ts'),
      call: await import('#site/tools/gig-tracker/state/tracker-call.ts'),
      offline: await import('#site/tools/gig-tracker/state/offline.store.ts'),
      session: await import('#site/lib/session.store.ts'),
      retry: await import('#site/tools/gig-tracker/state/retry-saving.ts'),
    };
    tab.session.$session.set({ status: 'user', user: { id: ACCOUNT } as User });
    const stop = keepTracker(ACCOUNT);
    await vi.waitFor(
      () => {
        if (!tab.offline.$isKept.get()) throw new Error('Not kept yet');
      },
      { timeout: 20_000, interval: 2 },
    );
    const own = [...this.#locks].filter((name) => !before.has(name));
    const kill = (): void => {
      this.#tabs.delete(opened);
      stop();
      tab.gigs.forgetGigs();
      for (const name of own) this.#locks.delete(name);
      void keptNow().then((db) => db.close());
    };
    const adopt = () => adoptEdits(own[0]?.split('.')[1] ?? '', () => false);
    const opened: Tab = { ...tab, sync: syncKept, adopt, kill };
    this.#tabs.add(opened);
    return opened;
  }

  /** Waits until what isn't saved is kept as it is by now: a phone may die a moment later, not in the same instant. */
  async settled(): Promise<void> {
    const edits = () =>
      [...this.#tabs].flatMap((tab) =>
        Object.keys(tab.gigs.$gigs.get()).flatMap((id) => tab.edits.editOf(id) ?? []),
      );
    if (this.#tabs.size === 0) return;
    const db = await openDB(keptTrackerName(ACCOUNT));
    await vi.waitFor(
      async () => {
        const kept = new Set((await db.getAll('edits')).map(keptPart));
        const asked = [...this.#tabs].flatMap((tab) => Object.values(tab.save.$conflicts.get()).flat());
        const isKept = edits().every((edit) => kept.has(keptPart(edit)));
        const areAsked = (await db.getAll('conflicts')).flat().length >= asked.length;
        if (!isKept || !areAsked) throw new Error('Not kept yet');
      },
      { timeout: 20_000, interval: 2 },
    );
    db.close();
  }

  /** Closes all tabs. */
  close(): void {
    for (const tab of this.#tabs) tab.kill();
  }
}
