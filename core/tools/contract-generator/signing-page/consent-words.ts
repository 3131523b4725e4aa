import type { Role } from '#core/signing/envelope.ts';
import type { Thing } from '#core/signing/envelope-state.ts';
import type { Contract } from '../contract.ts';

/** What somebody agrees to who signs, word for word as it is recorded. */
export function consentWords({ client }: Pick<Contract, 'client'>, role: Role, thing: Thing): string {
  const consent = `I have read this ${thing} and agree to sign it electronically. My name, the time, my network address and my browser are recorded with it.`;
  const isPersonal = role === 'client' && client.kind === 'business' && client.isSignerLiable;
  return isPersonal
    ? `${consent} I sign for the Client and for myself: I am personally liable, beside the Client, for what it owes under this contract.`
    : consent;
}
