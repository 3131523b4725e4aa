import type { ChatEvent } from '#core/chat.ts';

/** The events of a reply to POST /api/chat, in their order. */
export const eventsIn = (text: string): ChatEvent[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data ?? 'null') } as ChatEvent;
    });

/** What was said in pieces, as one. */
export const saidIn = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
