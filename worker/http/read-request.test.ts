import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { publicError } from './errors.ts';
import { readRequest } from './read-request.ts';

const row = endpoint({
  method: 'PUT',
  path: '/api/file',
  auth: 'user',
  body: 'file',
  maxBytes: 1024,
  reply: z.object({}),
});

const app = new Hono<{ Variables: { requestId: string; route: string } }>().put(row.path, async (c) => {
  const { body } = await readRequest(c, row);
  return c.json({ size: (body as Uint8Array).byteLength });
});
app.onError((error, c) => {
  const { code, message, status } = publicError(error);
  return c.json({ code, message }, status as 413);
});

/** Sends pieces of 256 bytes and answers how many of them were read. */
async function send(pieces: number, headers: HeadersInit = {}) {
  let read = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read === pieces) return controller.close();
        read += 1;
        controller.enqueue(new Uint8Array(256));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://x.example${row.path}`, {
    method: 'PUT',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const reply = await app.request(request);
  return { status: reply.status, body: await reply.json(), read };
}

it('a file is taken up to the size that its row says', async () => {
  expect(await send(4)).toEqual({ status: 200, body: { size: 1024 }, read: 4 });
});

it('of a file that says to be larger nothing is read', async () => {
  expect(await send(8, { 'content-length': '2048' })).toEqual({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE', message: 'That is larger than we take: at most 1 kB here' },
    read: 0,
  });
});

it('a larger file that does not say so is given up as soon as it is too large', async () => {
  expect(await send(100)).toMatchObject({ status: 413, read: 5 });
});
