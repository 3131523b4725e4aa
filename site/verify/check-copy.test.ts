import { expect, it, vi } from 'vitest';
import { checkCopy } from './check-copy.ts';
import type { CheckReply } from './check-messages.ts';

/** A worker that says one thing, or nothing. */
function replying(reply: CheckReply | null) {
  const terminate = vi.fn();
  class FakeWorker extends EventTarget {
    readonly terminate = terminate;
    postMessage() {
      if (reply) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: reply })));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return terminate;
}

const check = (signal = new AbortController().signal) =>
  checkCopy({ copy: { files: [], isZip: true }, keys: [] }, () => undefined, signal);

it('a problem says whether another try may help', async () => {
  for (const mayRetry of [true, false]) {
    replying({ problem: 'This browser can’t.', mayRetry });
    await expect(check()).rejects.toMatchObject({ message: 'This browser can’t.', mayRetry });
  }
});

it('a check that is stopped ends its worker', async () => {
  const terminate = replying(null);
  const stopper = new AbortController();
  const checking = check(stopper.signal);
  stopper.abort(new Error('stopped'));
  await expect(checking).rejects.toThrow('stopped');
  expect(terminate).toHaveBeenCalledOnce();
});
