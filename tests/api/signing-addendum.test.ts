import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FieldError } from '#core/errors.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { linkTo } from '../support/outbox.ts';
import { bySide, contractOut, toSend } from '../support/signed-contracts.ts';

type Answer = { envelope: EnvelopeView };

it('what both have signed is changed by a page of its own, which names it by its hash and is signed too', async () => {
  const email = `camille-${crypto.randomUUID().slice(0, 8)}@societe-lumiere.example`;
  const out = await contractOut({ order: 'any', client: { name: 'Camille Perrin', email, title: '' } });
  const { client, envelope, generation } = out;
  const { contractVersion: _, ...who } = toSend({ client: { name: 'Camille Perrin', email, title: '' } });
  const body = { ...who, text: 'The set runs from 23:00 to 01:00.' };
  const path = `/api/envelopes/${envelope.id}/addenda`;
  expect((await client.post(path, body)).status).toBe(409);
  for (const side of ['artist', 'client'] as const)
    expect((await bySide(envelope, side).sign()).status).toBe(200);

  const wrong = await client.post<{ error: { fields: FieldError[] } }>(path, { ...body, text: ' ' });
  expect([wrong.status, wrong.body.error.fields[0]?.path]).toEqual([422, 'text']);
  const sent = await client.post<Answer>(path, body);
  expect(sent.status).toBe(201);
  const addendum = sent.body.envelope;
  expect(addendum).toMatchObject({ status: 'out', addendum: { number: 1, originalVersion: 1 } });
  expect((await client.post(path, body)).status).toBe(409);
  expect(await linkTo(email, 'DJ NOVA sent you an addendum to sign')).toBe(addendum.signers.client.url);

  const page = bySide(addendum, 'client');
  const signed = new Uint8Array(
    await (await bySide(envelope, 'client').file('signed-contract.pdf')).arrayBuffer(),
  );
  const original = new Uint8Array(await (await page.file('original-contract.pdf')).arrayBuffer());
  expect(original).toEqual(signed);
  const markup = await page.page();
  expect(markup).toContain('The set runs from 23:00 to 01:00.');
  expect(markup).toContain(createHash('sha256').update(signed).digest('hex'));
  expect((await page.sign()).status).toBe(200);
  expect((await bySide(addendum, 'artist').sign()).status).toBe(200);

  const view = (
    await client.get<Answer & { addenda: EnvelopeView[] }>(`/api/contracts/${generation.id}/envelope`)
  ).body;
  expect([view.envelope.id, view.envelope.status]).toEqual([envelope.id, 'completed']);
  expect(view.addenda.map(({ id, status }) => [id, status])).toEqual([[addendum.id, 'completed']]);
  const own = await client.fetch(`/api/envelopes/${addendum.id}/versions/1/signed-contract.pdf`);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
