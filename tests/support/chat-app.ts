import { vi } from 'vitest';
import type { ChatHistory, ChatReply } from '#core/chat.ts';
import type { Passage } from '#core/handbook.ts';
import { createApp } from '#worker/app.ts';
import { openAiText } from '#worker/providers/openai/openai-text.ts';
import { eventsIn } from './chat-events.ts';
import { PASSWORD } from './client.ts';
import { TEST_ORIGIN, testDeps } from './deps.ts';
import { fakeTextServer } from './fake-text.ts';

export const DEPOSITS: Passage = {
  title: 'Deposits',
  href: '/help/deposits',
  text: 'Ask for half of the fee before the date.',
  keywords: [],
};

/** Pages about something else, among which a word is rare. */
const OTHERS = Array.from({ length: 40 }, (_, page) => ({
  ...DEPOSITS,
  title: `Page ${page}`,
  href: `/help/page-${page}`,
  text: 'About lights and smoke.',
}));

const written = async (passages: unknown) => new TextEncoder().encode(JSON.stringify(passages));

/** The server in this process, with a model behind its chat that says what the test wants, and a handbook with one page of use. */
export async function chatApp() {
  const fake = await fakeTextServer();
  const deps = await testDeps();
  const { app } = createApp(deps);
  let cookie = '';
  const state = { handbook: () => written([DEPOSITS, ...OTHERS]) };

  const request = async (path: string, init: RequestInit = {}) =>
    app.request(TEST_ORIGIN + path, {
      ...init,
      headers: { cookie, 'content-type': 'application/json', ...init.headers },
    });
  const ask = (message: string, headers = {}) =>
    request('/api/chat', { method: 'POST', body: JSON.stringify({ message }), headers });

  return {
    fake,
    deps,
    state,
    ask,
    events: async (message: string) =>
      eventsIn(await (await ask(message, { accept: 'text/event-stream' })).text()),
    answer: async (message: string) => ((await (await ask(message)).json()) as ChatReply).answer,
    balance: async () => ((await (await request('/api/user/credits')).json()) as { balance: number }).balance,
    history: async () => (await (await request('/api/chat/history')).json()) as ChatHistory,
    clear: () => request('/api/chat/history', { method: 'DELETE' }),
    /** A new account, the handbook whole, and a model or none. */
    async begin({ withModel }: { withModel: boolean }) {
      state.handbook = () => written([DEPOSITS, ...OTHERS]);
      fake.asked.length = 0;
      deps.toolPorts = {
        ...deps.toolPorts,
        shippedFiles: { read: () => state.handbook() },
        text: withModel ? openAiText({ url: fake.url, apiKey: 'sk-secret', model: 'some-model' }) : null,
      };
      cookie = '';
      const email = `${crypto.randomUUID()}@example.com`;
      const reply = await request('/api/auth/sign-up/email', {
        method: 'POST',
        body: JSON.stringify({ name: 'Mara', email, password: PASSWORD }),
      });
      cookie = reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    },
    async close() {
      await deps.close();
      await fake.close();
    },
  };
}

/** What `act` gave, and what it wrote to the log of errors. */
export async function errorsOf<Result>(act: () => Promise<Result>): Promise<[Result, string]> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const result = await act();
  const lines = errors.mock.calls.flat().join();
  errors.mockRestore();
  return [result, lines];
}
