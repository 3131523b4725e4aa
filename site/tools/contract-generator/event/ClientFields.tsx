import { CLIENT_KINDS, type ClientKind } from '#core/gigs/booking.ts';
import { LONGEST } from '#core/tools/contract-generator/contract.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { changeIn, useContract } from '../studio.ts';
import { PartyFields } from './PartyFields.tsx';

const KINDS = (Object.keys(CLIENT_KINDS) as ClientKind[]).map((value) => ({
  value,
  title: CLIENT_KINDS[value],
}));

/** Who books. */
export function ClientFields() {
  const { client } = useContract();
  return (
    <>
      <Field label="The client is" group>
        <PadGroup
          columns={2}
          value={client.kind}
          onChange={(kind) => changeIn('client', { kind })}
          options={KINDS}
        />
      </Field>
      <ContractField
        path="client.name"
        label={client.kind === 'business' ? 'Company or organisation' : 'Name'}
        hint={client.kind === 'business' ? 'As the register has it, with Ltd, GmbH or SAS.' : undefined}
        placeholder={client.kind === 'business' ? 'Festival Société Lumière SAS' : 'Camille Perrin'}
        longest={LONGEST.name}
      />
      <PartyFields side="client" signerHint="Where that is somebody else." />
      {client.kind === 'business' && (
        <Checkbox
          name="client.isSignerLiable"
          label="Who signs is liable in person, too"
          hint="Helps where a small company has nothing to its name."
          checked={client.isSignerLiable}
          onChange={(isSignerLiable) => changeIn('client', { isSignerLiable })}
        />
      )}
    </>
  );
}
