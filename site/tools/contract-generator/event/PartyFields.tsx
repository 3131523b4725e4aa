import { LONGEST } from '#core/tools/contract-generator/contract.ts';
import { ContractField } from '../fields/ContractField.tsx';

/** What both sides say of themselves. */
export function PartyFields({ side, signerHint }: { side: 'artist' | 'client'; signerHint: string }) {
  return (
    <>
      <ContractField
        path={`${side}.address`}
        label="Address"
        placeholder="Street, postcode, town, country"
        longest={LONGEST.address}
      />
      <div className="contract-pair">
        <ContractField
          path={`${side}.email`}
          label="E-mail"
          type="email"
          placeholder="name@example.com"
          longest={254}
        />
        <ContractField
          path={`${side}.phone`}
          label="Phone"
          type="tel"
          placeholder="+49 30 5550 142"
          longest={LONGEST.reference}
        />
        <ContractField
          path={`${side}.taxId`}
          label="VAT or tax number"
          placeholder="DE 123 456 789"
          longest={LONGEST.reference}
        />
        <ContractField path={`${side}.signer`} label="Signed by" hint={signerHint} longest={LONGEST.line} />
        <ContractField
          path={`${side}.signerRole`}
          label="In what role"
          placeholder={side === 'client' ? 'Director' : 'Manager'}
          longest={LONGEST.line}
        />
      </div>
    </>
  );
}
