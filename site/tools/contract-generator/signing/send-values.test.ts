import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#core/errors.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { envelopeView } from '../../../../tests/support/envelope-view.ts';
import { bodyOf, forgetTyped, keepTyped, prefilled, sendValuesSchema, typedFor } from './send-values.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const asked = { contractVersion: 2, today: '2026-11-02', before: null };

it('the form begins with what the contract says', () => {
  expect(prefilled(LYON, asked)).toEqual({
    'client.name': 'Camille Perrin',
    'client.email': 'artists@societe-lumiere.example',
    'client.title': 'Director',
    'artist.name': 'Mara Novak',
    'artist.title': 'DJ NOVA',
    order: 'client-first',
    openUntil: '2026-12-02',
    note: '',
  });
});

it('who signs for themselves needs no capacity', () => {
  const client = { ...LYON.client, name: 'Camille Perrin', signer: '', signerRole: '' };
  const artist = { ...LYON.artist, name: '' };
  expect(prefilled({ ...LYON, client, artist }, asked)).toMatchObject({
    'client.name': 'Camille Perrin',
    'client.title': '',
    'artist.name': 'DJ NOVA',
    'artist.title': '',
  });
});

it('sent again it goes to who was asked last; of another version the contract says who', () => {
  const before = envelopeView({ client: { name: 'Jean Roche', email: 'jean@lumiere.example' } });
  expect(prefilled(LYON, { ...asked, before, contractVersion: 1 })['client.name']).toBe('Jean Roche');
  expect(prefilled(LYON, { ...asked, before })['client.email']).toBe('artists@societe-lumiere.example');
  const proposal = { seq: 4, version: before.version } as EnvelopeView['proposals'][number];
  const going = { ...before, proposals: [proposal], expiresAt: '2026-11-20T23:00:00.000Z' };
  const answered = prefilled(LYON, { ...asked, before: going });
  expect([answered['client.email'], answered.openUntil]).toEqual(['jean@lumiere.example', '2026-11-20']);
  const nowhere = { ...LYON, client: { ...LYON.client, email: '' } };
  expect(prefilled(nowhere, { ...asked, before })['client.email']).toBe('jean@lumiere.example');
});

it('what is wrong is named by the field that it stands in', () => {
  const values = { ...prefilled(LYON, asked), 'client.email': 'camille@', openUntil: '' };
  const checked = z.safeParse(sendValuesSchema, values);
  const paths = checked.success ? [] : fieldErrors(checked.error).map(({ path }) => path);
  expect(paths).toEqual(['client.email', 'openUntil']);
  expect(bodyOf(values)).toMatchObject({ openUntil: '', artist: { name: 'Mara Novak' } });
});

it('what was typed is kept in the tab by its contract, until it is sent', () => {
  keepTyped('gen_1', { 'client.name': 'Jean' });
  keepTyped('gen_1', { note: 'Hi Jean', order: 'any' });
  keepTyped('gen_2', { note: 'Hi Camille' });
  expect(typedFor('gen_1')).toEqual({ 'client.name': 'Jean', note: 'Hi Jean', order: 'any' });
  forgetTyped('gen_1');
  expect(typedFor('gen_1')).toEqual({});
  expect(typedFor('gen_2')).toEqual({ note: 'Hi Camille' });
  keepTyped('env_1', { text: 'Load-in is from 20:00.' });
  expect(typedFor('env_1')).toEqual({ text: 'Load-in is from 20:00.' });
  forgetTyped('env_1');
  forgetTyped('gen_2');
  expect(stored.size).toBe(0);
});

it('what another page kept there counts as nothing where it can’t be read', () => {
  keepTyped('gen_1', { note: 'Hi Jean' });
  const [[key = ''] = []] = [...stored];
  for (const typed of [null, 7, { note: 7 }, { order: 'nobody' }]) {
    stored.set(key, JSON.stringify({ gen_1: typed }));
    expect(typedFor('gen_1')).toEqual({});
  }
});
