import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { isQuiet, watchPageErrors } from './page-errors.ts';

const reported: unknown[] = [];
vi.mock('./error-report.ts', () => ({ reportError: async (error: unknown) => void reported.push(error) }));

let page: EventTarget;
beforeEach(() => {
  reported.length = 0;
  page = new EventTarget();
  watchPageErrors(page as unknown as Window);
});

/** Whether the browser is kept from saying it in the console. */
function isMuted(type: string, about: object): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), about);
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

const told = (errors: readonly unknown[]) => expect.poll(() => reported).toEqual(errors);

describe('an error of a page', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('error loading dynamically imported module: https://x/_astro/a.js'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new ApiError('UNAUTHORIZED'),
    new Error('401: no session'),
    'Unauthorized',
  ])('%s is muted, and nobody is told', async (error) => {
    expect(isQuiet(error)).toBe(true);
    expect(isMuted('unhandledrejection', { reason: error })).toBe(true);
    expect(isMuted('error', { error })).toBe(true);
    expect(isMuted('unhandledrejection', { reason: 'one that is told' })).toBe(false);
    await told(['one that is told']);
  });

  it('known by its words alone is muted too', () => {
    expect(isMuted('error', { error: null, message: 'Uncaught TypeError: Failed to fetch' })).toBe(true);
  });

  it.each([new TypeError('x is undefined'), new ApiError('INTERNAL', '500: row 401 is missing'), undefined])(
    '%s is heard, and reported once',
    async (error) => {
      expect(isMuted('unhandledrejection', { reason: error })).toBe(false);
      if (error) expect(isMuted('error', { error })).toBe(false);
      await told([error]);
    },
  );

  it('that comes in a loop is told five times at most', async () => {
    for (let n = 0; n < 20; n++) isMuted('error', { error: new Error(`row ${n}`) });
    await told([0, 1, 2, 3, 4].map((n) => new Error(`row ${n}`)));
  });

  it('of a script that is not ours, or a notice of the browser, is not told', async () => {
    isMuted('error', { error: null, message: 'Script error.' });
    isMuted('error', { error: null, message: 'ResizeObserver loop completed' });
    isMuted('error', { error: new Error('ours') });
    await told([new Error('ours')]);
  });
});
