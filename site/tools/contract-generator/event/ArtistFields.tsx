import { LONGEST } from '#core/tools/contract-generator/contract.ts';
import { ContractField } from '../fields/ContractField.tsx';
import { PartyFields } from './PartyFields.tsx';

/** The artist. */
export function ArtistFields() {
  return (
    <>
      <div className="contract-pair">
        <ContractField
          path="artist.stageName"
          label="Artist name"
          placeholder="DJ NOVA"
          longest={LONGEST.line}
        />
        <ContractField
          path="artist.name"
          label="Legal name"
          hint="Your own, or that of your company."
          placeholder="Mara Novak"
          longest={LONGEST.name}
        />
      </div>
      <PartyFields side="artist" signerHint="Where your manager signs for you." />
    </>
  );
}
