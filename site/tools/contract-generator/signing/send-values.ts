import * as z from 'zod/mini';
import { idsOf } from '#core/document-fields-schema.ts';
import { ORDERS, type Order } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { type NewEnvelope, newAddendumSchema, newEnvelopeSchema } from '#core/signing/sending-schema.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { recallOf, rememberOf } from '#site/lib/memory-by-id.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { dayAt, usualOpenUntil } from './signing-days.ts';

/** The form that sends a contract, by the paths of what is sent. */
export type SendValues = {
  'client.name': string;
  'client.email': string;
  'client.title': string;
  'artist.name': string;
  'artist.title': string;
  order: Order;
  openUntil: string;
  note: string;
};

/** The form that sends an addendum. */
export type AddendumValues = SendValues & { text: string };

/** Who signs for the client, as the contract has it. Page and document name the party beside the role. */
function clientOf({ client: { name, signer, signerRole, email } }: Contract) {
  return { 'client.name': signer || name, 'client.email': email, 'client.title': signerRole };
}

function artistOf({ artist: { name, stageName, signer, signerRole } }: Contract) {
  const signs = signer || name || stageName;
  const stage = signer || stageName === signs ? '' : stageName;
  return { 'artist.name': signs, 'artist.title': signerRole || stage };
}

/**
 * What the form begins with: what the contract says. Where the same version was sent before, who signed then, since that may
 * have been changed.
 */
export function prefilled(
  contract: Contract,
  { contractVersion, today, before }: { contractVersion: number; today: string; before: EnvelopeView | null },
): SendValues {
  const said = { ...clientOf(contract), ...artistOf(contract) };
  const known = {
    order: before?.order ?? ('client-first' as const),
    openUntil: usualOpenUntil(contract, today),
    note: '',
  };
  if (!before) return { ...said, ...known };
  const { client, artist } = before.signers;
  const signed = {
    ...{ 'client.name': client.name, 'client.email': client.email, 'client.title': client.title },
    ...{ 'artist.name': artist.name, 'artist.title': artist.title },
  };
  // Whoever proposed a change gets what answers it, until the day that they were given.
  if (before.proposals.some(({ version }) => version === before.version)) {
    const lastDay = dayAt(new Date(Date.parse(before.expiresAt) - 1), contract.zone);
    return { ...signed, ...known, openUntil: lastDay >= today ? lastDay : known.openUntil };
  }
  if (before.contractVersion === contractVersion) return { ...signed, ...known };
  // What another version says counts; what it leaves open is as it was.
  return { ...said, ...known, 'client.email': said['client.email'] || signed['client.email'] };
}

/** What is sent of it. */
export const bodyOf = (values: SendValues): Omit<NewEnvelope, 'contractVersion'> => ({
  client: { name: values['client.name'], email: values['client.email'], title: values['client.title'] },
  artist: { name: values['artist.name'], title: values['artist.title'] },
  order: values.order,
  openUntil: values.openUntil,
  note: values.note,
});

const { client, artist, order, openUntil, note } = newEnvelopeSchema.shape;

/** Checks the form by the words that the server has for it. */
export const sendValuesSchema = z.object({
  'client.name': client.shape.name,
  'client.email': client.shape.email,
  'client.title': client.shape.title,
  'artist.name': artist.shape.name,
  'artist.title': artist.shape.title,
  ...{ order, openUntil, note },
});
export const addendumValuesSchema = z.extend(sendValuesSchema, { text: newAddendumSchema.shape.text });

const KEY = 'draft:contract-sending';

const typedSchema = z.partial(
  z.object({
    ...{ 'client.name': z.string(), 'client.email': z.string(), 'client.title': z.string() },
    ...{ 'artist.name': z.string(), 'artist.title': z.string() },
    order: z.enum(idsOf(ORDERS)),
    ...{ openUntil: z.string(), note: z.string(), text: z.string() },
  }),
);

/**
 * What was typed to send a made contract, or an addendum to what was signed or sent before, and was not sent yet: an address
 * has to be confirmed first, or the page is left.
 */
export const typedFor = (id: string): Partial<AddendumValues> =>
  typedSchema.safeParse(recallOf(tabMemory, KEY, id)).data ?? {};

export const keepTyped = (id: string, change: Partial<AddendumValues>): void =>
  rememberOf(tabMemory, KEY, id, { ...typedFor(id), ...change });

/** It was sent: who signs is known by what is out from then on. */
export const forgetTyped = (id: string): void => rememberOf(tabMemory, KEY, id, null);
