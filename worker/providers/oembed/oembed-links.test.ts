import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noLinks, oembedLinks } from './oembed-links.ts';

const seen: string[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> };
const server = createServer((request, reply) => {
  seen.push(request.url ?? '');
  reply.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen.length = 0;
  answer = { status: 200, body: '{"title":"Closing set"}' };
});

const LINK = 'https://soundcloud.com/djnova/closing?a=1&b=2';
const host = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const look = (links: string[]) => oembedLinks({ SoundCloud: `${host()}/oembed` }).look(links);

describe('links asked by oEmbed', () => {
  it('name what is there, each link once', async () => {
    expect(await look([LINK, LINK])).toEqual([{ link: LINK, state: 'found', title: 'Closing set' }]);
    expect(seen).toEqual([`/oembed?format=json&url=${encodeURIComponent(LINK)}`]);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'closed'],
    [403, 'closed'],
  ])('that the service answers %i of are %s', async (status, state) => {
    answer = { status, body: 'no' };
    expect(await look([LINK])).toEqual([{ link: LINK, state, title: '' }]);
  });

  it('of a whole profile are not asked for: no service says that it is there', async () => {
    const profile = 'https://soundcloud.com/djnova';
    expect(await look([profile])).toEqual([{ link: profile, state: 'unknown', title: '' }]);
    expect(seen).toEqual([]);
  });

  it.each([429, 500, 302])('are unknown where it answers %i', async (status) => {
    answer = { status, body: '', headers: { location: `${host()}/elsewhere` } };
    expect(await look([LINK])).toEqual([{ link: LINK, state: 'unknown', title: '' }]);
    expect(seen).toHaveLength(1);
  });

  it('of other hosts are never asked for', async () => {
    const links = [`${host()}/oembed`, 'https://soundcloud.com.evil.example/a/b', 'https://vimeo.com/1', 'x'];
    expect((await look(links)).map(({ state }) => state)).toEqual(Array(4).fill('unknown'));
    expect(seen).toEqual([]);
  });

  it('are titled in whole characters', async () => {
    answer.body = JSON.stringify({ title: `${'b'.repeat(79)}🔥🔥` });
    expect((await look([LINK]))[0]?.title).toBe('b'.repeat(79));
  });

  it('are titled in plain words, whatever the answer holds', async () => {
    answer.body = JSON.stringify({ title: `A\u0000\u202e\n${'b'.repeat(200)}`, html: '<script>' });
    const [first] = await look([LINK]);
    expect(first?.title).toBe(`A ${'b'.repeat(78)}`);
    answer.body = '<html>';
    expect(await look([LINK])).toEqual([{ link: LINK, state: 'found', title: '' }]);
  });

  it('are unknown where nobody answers, or nobody is asked', async () => {
    const unknown = [{ link: LINK, state: 'unknown', title: '' }];
    expect(await oembedLinks({ SoundCloud: 'http://127.0.0.1:1/' }).look([LINK])).toEqual(unknown);
    expect(await noLinks.look([LINK])).toEqual(unknown);
  });
});
