import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import { DISPUTES, LONGEST } from '#core/tools/contract-generator/contract.ts';
import { JURISDICTIONS } from '#core/tools/contract-generator/jurisdictions.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { changeIn, useContract } from '../studio.ts';

const SIZES = (Object.keys(PAGE_SIZES) as PageSize[]).map((value) => ({ value, title: value }));

/** The law that the contract is under, and how it looks. */
export function PaperFields() {
  const { law, look } = useContract();
  return (
    <>
      <div className="contract-pair">
        <ContractField
          path="law.country"
          label="Under the law of"
          hint="As it stands in the contract: a country, or a state of the US."
          placeholder="France"
          longest={LONGEST.line}
        />
        <ChoiceField
          name="law.place"
          label="Notes on the law of"
          hint="They stand beside the clauses here, never in the contract."
          words={JURISDICTIONS}
          value={law.place}
          onChange={(place) => changeIn('law', { place })}
        />
        <ChoiceField
          name="law.dispute"
          label="If you disagree"
          words={DISPUTES}
          value={law.dispute}
          onChange={(dispute) => changeIn('law', { dispute })}
        />
        <Field label="Paper" group>
          <PadGroup
            columns={2}
            value={look.size}
            onChange={(size) => changeIn('look', { size })}
            options={SIZES}
          />
        </Field>
        <ContractField
          path="reference"
          label="Reference"
          hint="Stands on every page."
          placeholder="NOV-2026-031"
          longest={LONGEST.reference}
        />
        <ContractField
          path="title"
          label="Name in your lists"
          hint="The client never sees it."
          placeholder="Nuits Électriques, 12 Dec"
          longest={LONGEST.title}
        />
      </div>
      <Checkbox
        name="look.usesBrandKit"
        label="Use my logo and colours"
        checked={look.usesBrandKit}
        onChange={(usesBrandKit) => changeIn('look', { usesBrandKit })}
      />
    </>
  );
}
