import type { Credits } from '#core/credits.ts';
import type { Generation } from '#core/generation.ts';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import type { RunReply } from '../shell/generation.store.ts';
import { runKey } from '../shell/run-key.ts';
import type { DropDraft } from './drop-draft.ts';
import { type FinishStore, finishStore } from './finish.store.ts';
import type { ReadyDrop } from './hand-in.ts';

export const READY = {
  finished: { mp3: new Uint8Array([1, 2, 3]), report: {}, output: { seconds: 4 } },
  source: null,
} as unknown as ReadyDrop;

export const CREDITS = { balance: 6 } as Credits;
export const generation = (status: Generation['status']) => ({ id: 'gen_1', status }) as Generation;

/** One store over a server of tests: what happened there, in order, and where it is told to stop or to fail. */
export class FinishCourse {
  log: string[] = [];
  stop: PromiseWithResolvers<void> | null = null;
  stopAt = 'upload';
  freeing: PromiseWithResolvers<void> | null = null;
  failing: { at: string; error: unknown } | null = null;
  isDone = false;
  /** What is said when a reservation is given up that was paid before. */
  paid: RunReply | null = null;
  readonly finish: FinishStore;

  constructor() {
    let keys = 0;
    this.finish = finishStore({
      check: (draft: DropDraft) => Promise.resolve(draft),
      ready: async () => {
        await this.#step('render');
        return READY;
      },
      calls: {
        reserve: async (_, key) => {
          await this.#step(`reserve ${key}`);
          return { generation: generation(this.isDone ? 'done' : 'reserved'), credits: CREDITS };
        },
        upload: (_, name) => this.#step(`upload ${name}`),
        settle: async () => {
          await this.#step('settle');
          return { generation: generation('done'), credits: CREDITS };
        },
      },
      release: async (id, isLeaving) => {
        this.log.push(`release ${id}${isLeaving ? ' leaving' : ''}`);
        await this.freeing?.promise;
        return this.paid;
      },
      key: runKey('voice-tag', tabOfTests(), () => `key-${++keys}`),
      onDone: ({ generation: made }) => this.log.push(`done ${made.id}`),
    });
  }

  async #step(name: string): Promise<void> {
    this.log.push(name);
    if (this.failing && name.startsWith(this.failing.at)) throw this.failing.error;
    if (this.stop && name.startsWith(this.stopAt)) await this.stop.promise;
  }

  async until(name: string): Promise<void> {
    while (!this.log.some((line) => line.startsWith(name))) await new Promise((go) => setTimeout(go));
  }

  untilUploads = (): Promise<void> => this.until('upload');
  only = (...names: string[]): string[] =>
    this.log.filter((line) => names.some((name) => line.startsWith(name)));
}
