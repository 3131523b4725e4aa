import { expect, it } from 'vitest';
import type { ChatReply } from '#core/chat.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addGig } from '../support/gig-calls.ts';

const answer = async (client: Client, message: string) =>
  (await client.post<ChatReply>('/api/chat', { message })).body.answer;

it('questions about gigs are answered from the tracker of whoever asks', async () => {
  const [client, other] = [await signedUp(), await signedUp()];
  const question = 'When is my next gig?';
  expect(await answer(client, question)).toMatchObject({
    content: expect.stringContaining('You have no gigs coming up'),
    sources: [{ title: 'Gig Tracker', href: '/gig-tracker' }],
  });
  const start = `${dayAfter(new Date().toISOString().slice(0, 10), 20)}T23:00`;
  const said = { status: 'confirmed', start, end: null, venue: { name: 'Halle 14', city: 'Leipzig' } };
  const gig = await addGig(client, { ...said, title: 'Own night' });
  await addGig(other, { ...said, title: 'Night of others' });
  const { content, sources } = await answer(client, question);
  expect(content).toMatch(/^Your next gig is “Own night”, in (?:19|20|21) days: .*Halle 14, Leipzig/);
  expect(content).not.toContain('others');
  expect(sources).toEqual([{ title: 'Own night', href: `/gig-tracker?gig=${gig.id}` }]);
  expect((await answer(client, 'Who owes me money?')).content).toMatch(/^Unpaid: £1,200, of 1 gig\.\n/);
});
