import { beforeEach, expect, it } from 'vitest';
import { assetFiles } from './shipped-files.ts';

let asked: PromiseWithResolvers<Response>[] = [];
beforeEach(() => {
  asked = [];
});
const files = () => {
  const fetch = () => {
    const reply = Promise.withResolvers<Response>();
    asked.push(reply);
    return reply.promise;
  };
  return assetFiles({ fetch } as unknown as Parameters<typeof assetFiles>[0]);
};

it('a file is kept once it is read', async () => {
  const { read } = files();
  const first = read('/a');
  asked[0]?.resolve(new Response('abc'));
  const bytes = await first;
  expect(new TextDecoder().decode(bytes)).toBe('abc');
  expect(await read('/a')).toBe(bytes);
  expect(asked).toHaveLength(1);
});

it('no request waits for the reading of another, which may never end', async () => {
  const { read } = files();
  void read('/a');
  const second = read('/a');
  asked[1]?.resolve(new Response('abc'));
  expect((await second).byteLength).toBe(3);
});

it('a file that is not there throws, and is asked for again', async () => {
  const { read } = files();
  const missing = read('/a');
  asked[0]?.resolve(new Response(null, { status: 404 }));
  await expect(missing).rejects.toThrow('No shipped file /a: status 404');
  const found = read('/a');
  asked[1]?.resolve(new Response('abc'));
  expect((await found).byteLength).toBe(3);
});
