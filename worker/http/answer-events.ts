/** Whether the caller asks for server-sent events. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get('accept') ?? '')
    .split(',')
    .some((type) => type.trim().toLowerCase().startsWith('text/event-stream'));

/**
 * Answers with server-sent events, each as it is sent. `run` goes on when the reader goes away, and nobody hears the rest; the
 * platform lets it come to its end for 30 s more if `ended` is kept alive as background work.
 */
export function answerEvents<Event extends { event: string; data: unknown }>(
  run: (send: (event: Event) => void) => Promise<void>,
): { response: Response; ended: Promise<void> } {
  const encoder = new TextEncoder();
  let isHeard = true;
  let ended = Promise.resolve();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = ({ event, data }: Event) => {
        if (isHeard) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      ended = run(send).finally(() => {
        if (isHeard) controller.close();
      });
    },
    cancel() {
      isHeard = false;
    },
  });
  const response = new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
  return { response, ended };
}
