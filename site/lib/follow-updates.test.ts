import { afterEach, expect, it, vi } from 'vitest';
import { followUpdates } from './service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which a first version is at work and a second one waits. */
function waitingUpdate() {
  const container = new EventTarget();
  const postMessage = vi.fn();
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: { postMessage } as { postMessage: typeof postMessage } | null,
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, { ready: Promise.resolve(registration) }),
  });
  vi.stubGlobal('location', { reload });
  return { container, registration, postMessage, reload };
}

async function heard(): Promise<() => void> {
  const onUpdate = vi.fn<(begin: () => void) => void>();
  await followUpdates(onUpdate);
  expect(onUpdate).toHaveBeenCalledOnce();
  return onUpdate.mock.calls[0]?.[0] ?? (() => {});
}

it('the page is loaded again once the new version is at work', async () => {
  const { container, postMessage, reload } = waitingUpdate();
  const begin = await heard();
  begin();
  expect(postMessage).toHaveBeenCalledWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('the page is loaded again at once where another tab has begun with the new version', async () => {
  const { registration, postMessage, reload } = waitingUpdate();
  const begin = await heard();
  registration.waiting = null;
  begin();
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

it('the version that is taken is the newest, whichever was told of', async () => {
  const { registration, postMessage } = waitingUpdate();
  const begin = await heard();
  const newest = vi.fn();
  registration.waiting = { postMessage: newest };
  begin();
  expect(newest).toHaveBeenCalledWith('take-over');
  expect(postMessage).not.toHaveBeenCalled();
});

it('a browser without service workers goes on without', async () => {
  vi.stubGlobal('navigator', {});
  await followUpdates(() => expect.unreachable());
});
