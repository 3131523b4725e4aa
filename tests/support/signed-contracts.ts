import type { Generation } from '#core/generation.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Client, signedUp } from './client.ts';
import { LYON } from './contracts.ts';
import { productDatabase, proveAddress } from './product-database.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** What an artist of these tests sends; its night is far off, whenever they run. */
export const toSend = (change: object = {}) => ({
  contractVersion: 1,
  client: { name: 'Camille Perrin', email: 'camille@societe-lumiere.example', title: 'Head of booking' },
  artist: { name: 'Mara Novak', title: '' },
  order: 'client-first',
  openUntil: dayAfter(today(), 30),
  note: '',
  ...change,
});

export const CONTRACT = { ...LYON, nights: [dayAfter(today(), 60)] };

/** An account with a confirmed address and a made contract. */
export async function contractArtist(contract: object = CONTRACT) {
  const client = await signedUp();
  await proveAddress(productDatabase(), client.email);
  const make = async () => {
    const { status, body } = await client.generate<{ generation: Generation }>(
      'contract-generator',
      contract,
    );
    if (status !== 201) throw new Error(`The contract answered ${status}`);
    return body.generation;
  };
  const generation = await make();
  return {
    ...{ client, generation, make },
    post: (change: object = {}, id = generation.id) =>
      client.send<{ envelope: EnvelopeView }>('POST', `/api/contracts/${id}/envelope`, toSend(change)),
    read: async () =>
      (await client.get<{ envelope: EnvelopeView | null }>(`/api/contracts/${generation.id}/envelope`)).body
        .envelope,
  };
}

/** A contract that is out. */
export async function contractOut(change: object = {}, contract?: object) {
  const artist = await contractArtist(contract);
  const { status, body } = await artist.post(change);
  if (status !== 201) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
  return { ...artist, envelope: body.envelope };
}

export const pathOf = ({ signers }: EnvelopeView, role: 'artist' | 'client'): string =>
  new URL(signers[role].url ?? '').pathname;
export const tokenOf = (envelope: EnvelopeView, role: 'artist' | 'client'): string =>
  pathOf(envelope, role).split('/').at(-1) ?? '';

/** Calls of a page, as the side whose link it is: from a network of its own, since a network may call only so often. */
export const bySide = (envelope: EnvelopeView, role: 'artist' | 'client') => {
  const visitor = new Client();
  const address = `/api/signing/${tokenOf(envelope, role)}`;
  return {
    page: async () => (await visitor.fetch(pathOf(envelope, role))).text(),
    file: (name: string) => visitor.fetch(`${pathOf(envelope, role)}/files/${name}`),
    opened: () =>
      visitor.send('POST', `${address}/opened`, { version: envelope.version, zone: 'Europe/Paris' }),
    sign: (change: object = {}) =>
      visitor.send<{ error?: { code: string; message: string; fields?: { path: string }[] } }>(
        'POST',
        `${address}/signature`,
        {
          ...{
            version: envelope.version,
            sha256: envelope.document.sha256,
            name: envelope.signers[role].name,
          },
          ...{ signature: { kind: 'typed' }, agrees: true, zone: 'Europe/Paris' },
          ...change,
        },
      ),
    decline: (change: object = {}) =>
      visitor.send('POST', `${address}/refusal`, {
        version: envelope.version,
        reason: 'terms',
        words: 'The radius',
        ...change,
      }),
    propose: (clause: number, text: string | null, change: object = {}) =>
      visitor.send('POST', `${address}/proposals`, { version: envelope.version, clause, text, ...change }),
    takeBack: (seq: number) => visitor.send('DELETE', `${address}/proposals/${seq}`),
    comment: (words: string) => visitor.send('POST', `${address}/comments`, { words }),
    handOn: (signer: object) => visitor.send('PUT', `${address}/signer`, signer),
  };
};
