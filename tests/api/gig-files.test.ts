import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { GIG_MOST, type GigFile, MAX_GIG_FILE_BYTES } from '#core/gigs/gig.ts';
import { Client, errorOf, inPieces, type Reply, signedUp } from '../support/client.ts';
import { addGig, readGig, refusedFields } from '../support/gig-calls.ts';
import { timelineOf } from '../support/gig-timeline.ts';
import { KINDS, picture, typeOf } from '../support/pictures.ts';
import { productDatabase } from '../support/product-database.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\n<script>alert(1)</script>');
const uploadTo = (gigId: string, name: string) => `/api/gigs/${gigId}/files?name=${encodeURIComponent(name)}`;

async function upload(
  client: Client,
  gigId: string,
  name: string,
  bytes: Uint8Array = PDF,
): Promise<Reply<{ file: GigFile }>> {
  const reply = await client.fetch(uploadTo(gigId, name), {
    method: 'POST',
    headers: { 'content-type': 'text/html' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as { file: GigFile } };
}
const read = (client: Client, { id }: GigFile, headers: HeadersInit = {}) =>
  client.fetch(`/api/gig-files/${id}`, { headers });
const remove = (client: Client, { id }: GigFile) => client.send('DELETE', `/api/gig-files/${id}`);

describe('a file of a gig', () => {
  it('is kept as what its bytes say, read again as it was sent, and told of', async () => {
    const client = await signedUp();
    const { id } = await addGig(client);
    const { status, body } = await upload(client, id, 'Rider – Füchse.html');
    expect(status).toBe(201);
    expect(API.addGigFile.reply.parse(body)).toEqual(body);
    const { file } = body;
    expect(file).toMatchObject({
      name: 'Rider – Füchse.html.pdf',
      type: 'application/pdf',
      size: PDF.length,
    });
    const reply = await read(client, file);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Rider___F_chse.html.pdf"',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    const tag = { 'if-none-match': reply.headers.get('etag') ?? '' };
    expect((await read(client, file, tag)).status).toBe(304);
    expect((await readGig(client, id)).body).toMatchObject({ files: [file] });

    expect((await remove(client, file)).body).toEqual({ ok: true });
    const gone = [(await read(client, file)).status, (await remove(client, file)).status];
    expect(gone).toEqual([404, 404]);
    const told = [`Added ${file.name}`, `Removed ${file.name}`];
    expect(await timelineOf(productDatabase(), id)).toEqual(['Added as a lead', ...told]);
    expect((await readGig(client, id)).body).toMatchObject({ files: [] });
  });

  it.each(KINDS)('may be a picture: %s', async (kind) => {
    const client = await signedUp();
    const { id } = await addGig(client);
    const { file } = (await upload(client, id, 'ticket', await picture(kind))).body;
    const reply = await read(client, file);
    expect(reply.headers.get('content-type')).toBe(typeOf(kind));
    expect(reply.headers.get('content-disposition')).toMatch(/^inline; filename="ticket\.\w{3,4}"$/);
  });

  it('is nothing else, and not without a name', async () => {
    const client = await signedUp();
    const { id } = await addGig(client);
    for (const text of ['<html>', 'PK\u0003\u0004', '', 'RIFF    WAVE'])
      expect((await upload(client, id, 'rider.pdf', new TextEncoder().encode(text))).status).toBe(415);
    const unnamed = await upload(client, id, ' ');
    expect([unnamed.status, refusedFields(unnamed)]).toEqual([422, ['name']]);
    const large = new Uint8Array(MAX_GIG_FILE_BYTES + 1);
    large.set(PDF);
    expect((await client.fetch(uploadTo(id, 'a.pdf'), { method: 'POST', ...inPieces(large) })).status).toBe(
      413,
    );
    expect((await readGig(client, id)).body).toMatchObject({ files: [] });
  });

  it('is one of so many, however many come at once', async () => {
    const client = await signedUp();
    const { id } = await addGig(client);
    for (let i = 0; i < GIG_MOST.files - 1; i += 1) await upload(client, id, `${i}.pdf`);
    const all = await Promise.all(['a', 'b', 'c'].map((name) => upload(client, id, name)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = all.find(({ status }) => status === 409) as Reply;
    expect(errorOf(refused).message).toBe('This gig has 30 files. Delete one first');
  });

  it('is there for its own account alone', async () => {
    const [client, other, visitor] = [await signedUp(), await signedUp(), new Client()];
    const { id } = await addGig(client);
    const { file } = (await upload(client, id, 'rider.pdf')).body;
    const strange = [await upload(other, id, 'x.pdf'), await read(other, file), await remove(other, file)];
    expect(strange.map(({ status }) => status)).toEqual([404, 404, 404]);
    const unknown = [
      await upload(visitor, id, 'x.pdf'),
      await read(visitor, file),
      await remove(visitor, file),
    ];
    expect(unknown.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await read(client, file)).status).toBe(200);
  });

  it('is read while its gig is in the trash, and no other is added', async () => {
    const client = await signedUp();
    const { id } = await addGig(client);
    const { file } = (await upload(client, id, 'rider.pdf')).body;
    await client.send('DELETE', `/api/gigs/${id}`);
    expect([(await read(client, file)).status, (await upload(client, id, 'x.pdf')).status]).toEqual([
      200, 404,
    ]);
  });

  it('is in the export of its account', async () => {
    const client = await signedUp();
    const { id } = await addGig(client, { title: 'Füchse' });
    const { file } = (await upload(client, id, 'Rider.pdf')).body;
    const { body } = await client.get<{ files: object[]; documents: { gigs: object[] } }>(
      '/api/account/export',
    );
    const path = `gigs/fuchse-${id.slice(-10)}/rider-${file.id.slice(-10)}.pdf`;
    expect(body.files).toEqual([{ path, url: `/api/gig-files/${file.id}`, size: PDF.length }]);
    expect(body.documents.gigs).toMatchObject([{ id, files: [{ id: file.id, name: 'Rider.pdf' }] }]);
  });
});
