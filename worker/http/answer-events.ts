import type { Deps } from '../deps.ts';

/** Whether the caller asks for server-sent events. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get('accept') ?? '')
    .split(',')
    .some((type) => type.trim().toLowerCase().startsWith('text/event-stream'));

/**
 * Answers with server-sent events, each as it is sent. `run` goes on to its end when the reader goes away: nobody hears the
 * rest, and what it has to write down is written down.
 */
export function answerEvents<Event extends { event: string; data: unknown }>(
  { background }: Pick<Deps, 'background'>,
  run: (send: (event: Event) => void) => Promise<void>,
): Response {
  const encoder = new TextEncoder();
  let isHeard = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = ({ event, data }: Event) => {
        if (isHeard) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      const ended = run(send).finally(() => {
        if (isHeard) controller.close();
      });
      background(ended.catch(() => undefined));
    },
    cancel() {
      isHeard = false;
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
