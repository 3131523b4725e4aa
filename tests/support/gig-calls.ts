import { expect } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { type Client, errorOf, type Reply } from './client.ts';
import { FABRIC } from './gigs.ts';

export type GigReply = { gig: Gig };
export type GigList = { gigs: Gig[]; next: string | null };
type WholeGig = GigReply & {
  timeline: { text: string }[];
  clashes: { kind: string }[];
  seriesSize: number;
};

/** Adds one like FABRIC. */
export const addGig = async (client: Client, more: object = {}): Promise<Gig> => {
  const reply = await client.post<GigReply>('/api/gigs', { ...FABRIC, ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.gig;
};
/** Changes one from the version that is named, or as `match` says. */
export const patchGig = (
  client: Client,
  { id, version }: Pick<Gig, 'id' | 'version'>,
  body: object,
  match = `"${version}"`,
) => client.send<GigReply>('PATCH', `/api/gigs/${id}`, body, { 'if-match': match });
export const listGigs = async (client: Client, query = ''): Promise<GigList> =>
  (await client.get<GigList>(`/api/gigs${query}`)).body;
export const titlesOf = async (client: Client, query = '') =>
  (await listGigs(client, query)).gigs.map(({ title }) => title);
export const readGig = (client: Client, id: string) => client.get<WholeGig>(`/api/gigs/${id}`);
/** The fields that were refused. */
export const refusedFields = (reply: Reply) => errorOf(reply).fields?.map(({ path }) => path);
