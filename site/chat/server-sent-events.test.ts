import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type ServerSentEvent } from './server-sent-events.ts';

/** A stream that comes in pieces of the given lengths, over and over. */
function streamOf(text: string, lengths: readonly number[] = [1000]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (let piece = 0; from < bytes.length; piece++) {
        const to = from + (lengths[piece % lengths.length] ?? 1);
        controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      controller.close();
    },
  });
}

async function heard(stream: ReadableStream<Uint8Array>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const written = ({ event, data }: ServerSentEvent, end = '\n') =>
  [`event: ${event}`, ...data.split('\n').map((line) => `data: ${line}`), '', ''].join(end);

describe('events', () => {
  it('are the same wherever the network cuts them, also inside a character or a line end', async () => {
    const anEvent = fc.record({
      event: fc.constantFrom('question', 'delta', 'done'),
      data: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anEvent, { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        async (events, lengths, end) => {
          const text = events.map((event) => written(event, end)).join('');
          expect(await heard(streamOf(text, lengths))).toEqual(events);
        },
      ),
    );
  });

  it('join the lines of their data', async () => {
    expect(await heard(streamOf('data: one\ndata:two\n\n'))).toEqual([
      { event: 'message', data: 'one\ntwo' },
    ]);
  });

  it('keep separators of Unicode, which end no line here', async () => {
    const event = { event: 'delta', data: JSON.stringify('one\u2028two\u2029three\u0085four') };
    expect(await heard(streamOf(written(event)))).toEqual([event]);
  });

  it('may have comments between them that keep the connection open', async () => {
    expect(await heard(streamOf(': wait\n\nevent: delta\ndata: 1\nid: 7\n\n: wait\n\n'))).toEqual([
      { event: 'delta', data: '1' },
    ]);
  });

  it('that break off are dropped', async () => {
    expect(await heard(streamOf('data: 1\n\ndata: 2\n'))).toEqual([{ event: 'message', data: '1' }]);
  });
});

it('who stops listening ends the connection', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const _ of readEvents(endless)) break;
  expect(isCancelled).toBe(true);
});
