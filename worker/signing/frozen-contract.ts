import type { Branding } from '#core/branding.ts';
import { ROLES } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import type { Addendum } from '#core/tools/contract-generator/addendum.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import type { ContractParts, PrintedSigning } from '#core/tools/contract-generator/paper/contract-parts.ts';
import type { FrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import type { Deps } from '../deps.ts';
import { dressed } from './dressed-contract.ts';

/** The signatures of an envelope as they are printed. */
function signaturesOf({ signers }: Envelope): PrintedSigning['signatures'] {
  return Object.fromEntries(
    ROLES.flatMap((role) => {
      const { signed, title } = signers[role];
      if (!signed) return [];
      const { name, signature, at, from } = signed;
      return [[role, { name, title, signature, at, zone: from?.zone ?? '' }]];
    }),
  );
}

/** What a version says. An older schema kept it, perhaps: what that did not know is empty. */
export const contractOf = ({ contract }: Pick<FrozenEnvelope['frozen'], 'contract'>): Contract =>
  contractSchema.parse(contract);

/** What a version of an envelope is printed from, with the signatures that it has: nothing else is asked for. */
export function frozenParts(
  { toolPorts }: Pick<Deps, 'toolPorts'>,
  frozen: FrozenEnvelope['frozen'],
  envelope: Envelope,
): Promise<ContractParts> {
  const signatures = signaturesOf(envelope);
  const isSigned = Object.keys(signatures).length > 0;
  return dressed(
    {
      contract: contractOf(frozen),
      ...(frozen.addendum !== null && { addendum: frozen.addendum as Addendum }),
      madeAt: frozen.madeAt,
      signing: {
        version: envelope.version,
        sha256: isSigned ? envelope.document.sha256 : null,
        signatures,
      },
    },
    frozen.branding as Branding,
    toolPorts.shippedFiles,
  );
}
