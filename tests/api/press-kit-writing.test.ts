import { describe, expect, it } from 'vitest';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { NOVA } from '../support/press-kits.ts';

describe('what helps to write a press kit', () => {
  it('has no writer but our own here', async () => {
    const client = await signedUp();
    expect((await client.get('/api/press-kit-writer')).body).toEqual({ writer: null });
    expect((await client.post('/api/press-kit-bios', { kit: NOVA })).status).toBe(404);
    expect((await new Client().get('/api/press-kit-writer')).status).toBe(401);
  });

  it('asks nobody about links here', async () => {
    const client = await signedUp();
    const link = 'https://soundcloud.com/djnova/closing';
    const reply = await client.post('/api/press-kit-links', { links: [link] });
    expect(reply.body).toEqual({ links: [{ link, state: 'unknown', title: '' }] });
    const many = await client.post('/api/press-kit-links', { links: Array(13).fill(link) });
    expect(errorOf(many).fields?.[0]?.path).toBe('links');
  });
});
