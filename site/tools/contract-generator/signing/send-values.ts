import * as z from 'zod/mini';
import type { Order } from '#core/signing/envelope.ts';
import { type EnvelopeView, type NewEnvelope, newEnvelopeSchema } from '#core/signing/signing-schema.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { usualOpenUntil } from './signing-days.ts';

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
  if (before.contractVersion === contractVersion) return { ...signed, ...known };
  // What another version says counts; what it leaves open is as it was.
  return { ...said, ...known, 'client.email': said['client.email'] || signed['client.email'] };
}

/** What is sent of it. */
export const bodyOf = (values: SendValues, contractVersion: number): NewEnvelope => ({
  contractVersion,
  client: { name: values['client.name'], email: values['client.email'], title: values['client.title'] },
  artist: { name: values['artist.name'], title: values['artist.title'] },
  order: values.order,
  openUntil: values.openUntil,
  note: values.note,
});

/** Checks the form by the words that the server has for it. */
export const sendValuesSchema = (contractVersion: number) =>
  z.pipe(
    z.transform((values: SendValues): z.input<typeof newEnvelopeSchema> => bodyOf(values, contractVersion)),
    newEnvelopeSchema,
  );

/** What was typed and not sent yet, by made contract: the form makes way for others, and comes back. */
const typed = new Map<string, Partial<SendValues>>();

export const typedFor = (generationId: string): Partial<SendValues> => typed.get(generationId) ?? {};

export const keepTyped = (generationId: string, change: Partial<SendValues>): void =>
  void typed.set(generationId, { ...typedFor(generationId), ...change });

/** It was sent: who signs stays, the date and the note were for this time. */
export function forgetSent(generationId: string): void {
  const { openUntil: _, note: __, ...rest } = typedFor(generationId);
  typed.set(generationId, rest);
}
