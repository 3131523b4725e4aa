import { parseHTML } from 'linkedom';
import { act, type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late } from './late.tsx';

let end: () => Promise<void>;

beforeEach(() => {
  const { window } = parseHTML('<html><body></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
});

/** A page that shows a late part or takes it away, and the requests for it, to be answered by hand. */
async function page() {
  const { createRoot } = await import('react-dom/client');
  const requests: PromiseWithResolvers<ComponentType>[] = [];
  const Part = late(
    () => {
      const request = Promise.withResolvers<ComponentType>();
      requests.push(request);
      return request.promise;
    },
    () => 'It did not load',
  );
  const element = document.createElement('main');
  const root = createRoot(element);
  const render = (part: boolean) =>
    act(async () => root.render(<Suspense fallback="It is on its way">{part && <Part />}</Suspense>));
  end = () => act(async () => root.unmount());
  return {
    requests,
    words: () => element.textContent,
    show: () => render(true),
    takeAway: () => render(false),
    fail: (at: number) => act(async () => requests[at]?.reject(new Error('no connection'))),
    come: (at: number) => act(async () => requests[at]?.resolve(() => 'Here it is')),
  };
}

it('a part that does not come is asked for once, and says so in its place', async () => {
  const { requests, words, show, fail } = await page();
  await show();
  expect(words()).toBe('It is on its way');
  await fail(0);
  expect(words()).toBe('It did not load');
  await show();
  expect(words()).toBe('It did not load');
  expect(requests).toHaveLength(1);
});

it('the next time that it is shown it is asked for again, and then it stays', async () => {
  const { requests, words, show, takeAway, fail, come } = await page();
  await show();
  await fail(0);
  await takeAway();
  await show();
  expect(words()).toBe('It is on its way');
  await come(1);
  expect(words()).toBe('Here it is');
  await takeAway();
  await show();
  expect(words()).toBe('Here it is');
  expect(requests).toHaveLength(2);
});
