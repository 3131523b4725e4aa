import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandKitReply } from '#core/brand-kit.ts';
import type { Client } from '../support/client.ts';
import { signedUp } from '../support/client.ts';
import { makeLogo } from '../support/logos.ts';

let client: Client;
const addresses: Record<string, string> = {};

beforeAll(async () => {
  client = await signedUp();
  const { id, files } = await makeLogo(client);
  const body = { generationId: id, conceptId: 'concept-01' };
  const { kit } = (await client.send<BrandKitReply>('PUT', '/api/brand-kit/logo', body)).body;
  addresses['a generation'] = files[0]?.url ?? '';
  addresses['a brand kit'] = kit?.files[0]?.url ?? '';
});

describe.each(['a generation', 'a brand kit'])('a file of %s', (whose) => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    client.fetch(addresses[whose] ?? '', { headers, method });
  const whole = async () => new Uint8Array(await (await ask()).arrayBuffer());

  it('may be kept for ever by its own caller, and by nobody between', async () => {
    const reply = await ask();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(reply.headers.get('etag')).toMatch(/^"[\w-]{36}"$/);
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    );
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask({ 'if-none-match': tags });
      expect([reply.status, await reply.text()]).toEqual([304, '']);
      expect(reply.headers.get('etag')).toBe(etag);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is sent in parts', async () => {
    const all = await whole();
    const size = all.length;
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
    ] as const) {
      const reply = await ask({ range });
      expect(reply.status, range).toBe(206);
      expect(reply.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      expect(new Uint8Array(await reply.arrayBuffer())).toEqual(all.slice(from, to + 1));
    }
  });

  it('has no part behind its end', async () => {
    const size = (await whole()).length;
    const reply = await ask({ range: `bytes=${size}-` });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });

  it('is sent whole where a part makes no sense', async () => {
    const size = (await whole()).length;
    const senseless: Record<string, string>[] = [
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=0-1' },
      { range: 'bytes=0-9', 'if-range': '"other"' },
    ];
    for (const headers of senseless) {
      const reply = await ask(headers);
      expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, size]);
    }
  });

  it('says its headers without its bytes', async () => {
    const reply = await ask({}, 'HEAD');
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect(reply.headers.get('etag')).toBe((await ask()).headers.get('etag'));
  });
});
