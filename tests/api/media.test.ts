import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { MAX_MEDIA_BYTES, type MediaItem } from '#core/media.ts';
import { Client, errorOf, inPieces, type Reply, signedUp } from '../support/client.ts';
import { KINDS, picture, typeOf } from '../support/pictures.ts';

async function put(client: Client, bytes: Uint8Array, type = 'image/jpeg'): Promise<Reply<MediaItem>> {
  const reply = await client.fetch('/api/media', {
    method: 'PUT',
    headers: { 'content-type': type },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return replyOf(reply);
}

const replyOf = async (reply: Response): Promise<Reply<MediaItem>> => ({
  status: reply.status,
  headers: reply.headers,
  body: (await reply.json()) as MediaItem,
});

describe.each(KINDS)('a picture: %s', (kind) => {
  it('is taken as what its bytes say, and read again as it was sent', async () => {
    const client = await signedUp();
    const bytes = await picture(kind, { width: 64, height: 48 });
    const { status, body } = await put(client, bytes, 'text/html');
    expect(status).toBe(201);
    expect(API.uploadMedia.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ type: typeOf(kind), size: bytes.length, width: 64, height: 48 });
    const reply = await client.fetch(body.url);
    expect(reply.headers.get('content-type')).toBe(typeOf(kind));
    expect(reply.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
  });
});

describe('a stored picture', () => {
  it('has one id, however often and at once it is sent', async () => {
    const client = await signedUp();
    const bytes = await picture('png');
    const replies = await Promise.all(Array.from({ length: 5 }, () => put(client, bytes)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await put(client, bytes)).body).toEqual(replies[0]?.body);
    expect((await client.fetch(replies[0]?.body.url ?? '')).status).toBe(200);
  });

  it('is not sent again to who has it, and is sent in parts', async () => {
    const client = await signedUp();
    const bytes = await picture('webp');
    const { url } = (await put(client, bytes)).body;
    const etag = (await client.fetch(url)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await client.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await client.fetch(url, { headers: { range: 'bytes=4-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 10));
  });

  it('is there for its own account alone', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const bytes = await picture('jpeg');
    const { id, url } = (await put(client, bytes)).body;
    expect((await other.fetch(url)).status).toBe(404);
    expect((await new Client().fetch(url)).status).toBe(401);
    // The same bytes of another account are another picture: having them tells nothing of who else has.
    expect((await put(other, bytes)).body.id).not.toBe(id);
  });

  it('is found by its id only', async () => {
    const client = await signedUp();
    for (const id of ['med_nothing', 'gen_nothing', '..%2f..%2fsecret', 'x'.repeat(200)])
      expect((await client.fetch(`/api/media/${id}`)).status).toBe(404);
  });
});

describe('an upload', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['nothing', ''],
  ])('of %s is refused, whatever it is called', async (_, text) => {
    const reply = await put(await signedUp(), new TextEncoder().encode(text), 'image/png');
    expect(reply.status).toBe(415);
    expect(errorOf(reply).message).toBe('A picture has to be JPEG, PNG or WebP');
  });

  it('that is cut off before it says its size is refused', async () => {
    const client = await signedUp();
    for (const kind of KINDS) {
      const reply = await put(client, (await picture(kind)).slice(0, 20));
      expect(reply.status, kind).toBe(415);
      expect(errorOf(reply).message).toMatch(/damaged/);
    }
  });

  it('loses where and when it was taken, and keeps its orientation', async () => {
    const client = await signedUp();
    const told = sharp(await picture('jpeg', { width: 64, height: 48 }))
      .withExif({
        IFD0: { Copyright: 'Jana Wirth' },
        IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 });
    const { body } = await put(client, new Uint8Array(await told.toBuffer()));
    expect(body).toMatchObject({ width: 48, height: 64 });
    const bytes = Buffer.from(await (await client.fetch(body.url)).arrayBuffer());
    expect(bytes.includes('Jana')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 64, height: 48 });
  });

  it('of more than 8 MB is refused', async () => {
    const client = await signedUp();
    const bytes = new Uint8Array(MAX_MEDIA_BYTES + 1);
    bytes.set(await picture('png'));
    const sent = await client.fetch('/api/media', { method: 'PUT', ...inPieces(bytes) });
    const reply = await replyOf(sent);
    expect([reply.status, errorOf(reply).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await put(client, bytes.slice(0, MAX_MEDIA_BYTES))).status).toBe(201);
  });

  it.each([
    [15, 40, 'A picture has at least 16 pixels a side'],
    [16, 4097, 'A picture has at most 4096 pixels a side'],
  ])('of %i × %i pixels is refused, and says why', async (width, height, reason) => {
    const reply = await put(await signedUp(), await picture('png', { width, height }));
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([{ path: '', reason }]);
  });

  it.each([
    [16, 16],
    [16, 4096],
  ])('of %i × %i pixels is taken', async (width, height) => {
    const reply = await put(await signedUp(), await picture('png', { width, height }));
    expect([reply.status, reply.body.width, reply.body.height]).toEqual([201, width, height]);
  });

  it('asks a visitor to sign in', async () => {
    expect((await put(new Client(), await picture('png'))).status).toBe(401);
  });
});
