import { LONGEST, MOST, TRAVELS } from '#core/tools/contract-generator/contract.ts';
import { DocumentList } from '../../shell/document/DocumentList.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { changeIn, desk, form, useContract } from '../studio.ts';

const RIDER = {
  noun: 'line',
  add: 'Add a line',
  most: MOST.riderLines,
  blank: { what: '', need: '', or: '' },
  empty: 'Nothing is listed: the schedule has empty lines to fill in by hand.',
  fields: [
    { at: 'what', label: 'For', placeholder: 'Players', longest: LONGEST.reference, width: 'narrow' },
    { at: 'need', label: 'You need', placeholder: '3 × CDJ-3000, same firmware', longest: LONGEST.line },
    { at: 'or', label: 'Or instead', placeholder: '3 × CDJ-2000NXS2', longest: LONGEST.line, width: 'wide' },
  ],
} as const;

const HOSPITALITY = {
  noun: 'line',
  add: 'Add a line',
  most: MOST.hospitalityLines,
  blank: '',
  empty: 'Nothing is listed: the schedule has empty lines to fill in by hand.',
  fields: [{ label: 'Line', placeholder: 'A hot meal before the set, or a buyout', longest: LONGEST.line }],
} as const;

/** What the booth needs. */
export function Rider() {
  const { sockets } = useContract();
  return (
    <>
      <DocumentList form={form} list="rider" facts={RIDER} title="Schedule A" />
      <NumberField
        name="sockets"
        label="Grounded sockets"
        most={20}
        value={sockets}
        onChange={(number) => desk.change({ sockets: number })}
      />
    </>
  );
}

/** What the artist finds backstage. */
export function Hospitality() {
  const { hospitality, client } = useContract();
  return (
    <>
      <DocumentList form={form} list="hospitality.lines" facts={HOSPITALITY} title="Schedule B" />
      {client.kind === 'business' && (
        <NumberField
          name="hospitality.guests"
          label="Places on the guest list"
          most={100}
          value={hospitality.guests}
          onChange={(guests) => changeIn('hospitality', { guests })}
        />
      )}
    </>
  );
}

/** Who books and pays the journey. */
export function Travel() {
  const { travel, currency } = useContract();
  return (
    <>
      <ChoiceField
        name="travel.kind"
        label="Travel and hotel"
        words={TRAVELS}
        value={travel.kind}
        onChange={(kind) => changeIn('travel', { kind })}
      />
      {travel.kind === 'buyout' && (
        <MoneyField
          name="travel.amount"
          label="They pay"
          amount={travel.amount}
          currency={currency}
          onChange={(amount) => changeIn('travel', { amount })}
        />
      )}
      {travel.kind === 'client' && (
        <>
          <NumberField
            name="travel.people"
            label="People who travel"
            least={1}
            most={50}
            value={travel.people}
            onChange={(people) => changeIn('travel', { people })}
          />
          <ContractField
            path="travel.route"
            label="Journey"
            placeholder="BER–LYS and back"
            longest={LONGEST.line}
          />
          <ContractField
            path="travel.hotel"
            label="Hotel"
            placeholder="Single room, 1 night, late check-out"
            longest={LONGEST.line}
          />
        </>
      )}
    </>
  );
}
