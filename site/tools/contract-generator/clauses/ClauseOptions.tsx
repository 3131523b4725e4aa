import type { ReactNode } from 'react';
import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import {
  FORCE_MAJEURES,
  LATE_FEES,
  LONGEST,
  MOST,
  RECORDINGS,
  TRAVELS,
  UNITS,
} from '#core/tools/contract-generator/contract.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { DocumentList } from '../../shell/document/DocumentList.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { desk, form, useContract } from '../studio.ts';
import { TiersFields } from './TiersFields.tsx';

type Part = 'times' | 'lateFee' | 'hospitality' | 'travel' | 'radius';

/** Changes fields of one part of the contract. */
const changeIn = (part: Part, fields: object): void =>
  desk.change((now) => ({ [part]: { ...now[part], ...fields } }));

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

const Days = ({ name, label }: { name: 'refundDays' | 'postponementDays'; label: string }) => {
  const { [name]: value } = useContract();
  return (
    <NumberField
      name={name}
      label={label}
      unit="days"
      least={name === 'refundDays' ? 1 : 0}
      most={name === 'refundDays' ? 90 : 365}
      value={value}
      onChange={(days) => desk.change({ [name]: days })}
    />
  );
};

const Refund = () => <Days name="refundDays" label="What goes back, goes back within" />;

function Times() {
  const { times } = useContract();
  return (
    <NumberField
      name="times.mayShift"
      label="They may move the set on the night by"
      unit="min"
      most={240}
      value={times.mayShift}
      onChange={(mayShift) => changeIn('times', { mayShift })}
    />
  );
}

function LateFee() {
  const { lateFee, currency } = useContract();
  return (
    <>
      <ChoiceField
        name="lateFee.kind"
        label="Paying late costs"
        words={LATE_FEES}
        value={lateFee.kind}
        onChange={(kind) => changeIn('lateFee', { kind })}
      />
      {lateFee.kind === 'fixed' && (
        <MoneyField
          name="lateFee.amount"
          label="Late fee, once"
          amount={lateFee.amount}
          currency={currency}
          onChange={(amount) => changeIn('lateFee', { amount })}
        />
      )}
    </>
  );
}

const Postponement = () => <Days name="postponementDays" label="They have to ask before the night by" />;

const ClientCancels = () => (
  <>
    <TiersFields />
    <Refund />
  </>
);

function ForceMajeure() {
  const { forceMajeure } = useContract();
  return (
    <>
      <ChoiceField
        name="forceMajeure"
        label="What was paid, if it’s nobody’s fault"
        words={FORCE_MAJEURES}
        value={forceMajeure}
        onChange={(kind) => desk.change({ forceMajeure: kind })}
      />
      <Refund />
    </>
  );
}

function Rider() {
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

function Hospitality() {
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

function Travel() {
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

function Safety() {
  const { safetyMinutes } = useContract();
  return (
    <NumberField
      name="safetyMinutes"
      label="They have to end a danger within"
      unit="min"
      least={5}
      most={120}
      value={safetyMinutes}
      onChange={(minutes) => desk.change({ safetyMinutes: minutes })}
    />
  );
}

function Recording() {
  const { recording } = useContract();
  return (
    <ChoiceField
      name="recording"
      label="They may record or stream"
      words={RECORDINGS}
      value={recording}
      onChange={(kind) => desk.change({ recording: kind })}
    />
  );
}

const Promotion = () => (
  <ContractField
    path="billing"
    label="Billed as"
    hint="Left empty, it’s your artist name."
    placeholder="DJ NOVA (Berlin)"
    longest={LONGEST.line}
  />
);

function Radius() {
  const { radius } = useContract();
  return (
    <>
      <NumberField
        name="radius.distance"
        label="No other public show within"
        least={1}
        most={5000}
        value={radius.distance}
        onChange={(distance) => changeIn('radius', { distance })}
      />
      <ChoiceField
        name="radius.unit"
        label="Counted in"
        words={UNITS}
        value={radius.unit}
        onChange={(unit) => changeIn('radius', { unit })}
      />
      <NumberField
        name="radius.before"
        label="Before the night"
        unit="days"
        most={365}
        value={radius.before}
        onChange={(before) => changeIn('radius', { before })}
      />
      <NumberField
        name="radius.after"
        label="After the night"
        unit="days"
        most={365}
        value={radius.after}
        onChange={(after) => changeIn('radius', { after })}
      />
    </>
  );
}

function Insurance() {
  const { insurance, currency } = useContract();
  return (
    <MoneyField
      name="insurance"
      label="Cover of at least"
      hint="Left empty, no sum is asked for."
      amount={insurance}
      currency={currency}
      onChange={(amount) => desk.change({ insurance: amount })}
    />
  );
}

function Substitution() {
  const { isFeeConfidential } = useContract();
  return (
    <Checkbox
      name="isFeeConfidential"
      label="Nobody tells others what the fee is"
      checked={isFeeConfidential}
      onChange={(isIt) => desk.change({ isFeeConfidential: isIt })}
    />
  );
}

/** What can be chosen in a clause; all others say what the event, the deal and the client make of them. */
const OPTIONS: Partial<Record<ClauseId, () => ReactNode>> = {
  times: Times,
  balance: LateFee,
  postponement: Postponement,
  'client-cancels': ClientCancels,
  'artist-cancels': Refund,
  'force-majeure': ForceMajeure,
  'technical-rider': Rider,
  hospitality: Hospitality,
  travel: Travel,
  safety: Safety,
  recording: Recording,
  promotion: Promotion,
  radius: Radius,
  insurance: Insurance,
  substitution: Substitution,
};

export const hasOptions = (id: ClauseId): boolean => OPTIONS[id] !== undefined;

export function ClauseOptions({ id }: { id: ClauseId }) {
  const Options = OPTIONS[id];
  return Options ? <Options /> : null;
}
