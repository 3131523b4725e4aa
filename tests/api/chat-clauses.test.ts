import { expect, it } from 'vitest';
import type { ChatReply } from '#core/chat.ts';
import { type Client, signedUp } from '../support/client.ts';
import { LYON } from '../support/contracts.ts';

const ask = (client: Client, message: string) => client.post<ChatReply>('/api/chat', { message });

it('a question about a clause is answered from the contract that was written on last', async () => {
  const client = await signedUp();
  const content = { ...LYON, clauses: { radius: true } };
  const question = 'What does my radius clause say?';
  expect((await ask(client, question)).body.answer.content).not.toContain('50 km');
  const saved = await client.post<{ draft: { id: string } }>('/api/tools/contract-generator/drafts', {
    content,
    generationId: null,
  });
  const { answer } = (await ask(client, question)).body;
  expect(answer.content).toContain('Clause 19 of “Nuits Électriques, 12 Dec 2026”, Radius:');
  expect(answer.content).toContain('within 50 km of the venue');
  expect(answer.sources).toEqual([
    {
      title: 'Clause 19, Radius',
      href: `/contract-generator?contract=${saved.body.draft.id}#clause-radius`,
    },
  ]);
  expect((await ask(await signedUp(), question)).body.answer.content).not.toContain('Nuits');
});
