import type { ReactNode } from 'react';
import { UNITS } from '#core/gigs/booking.ts';
import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { FORCE_MAJEURES, LATE_FEES, LONGEST, RECORDINGS } from '#core/tools/contract-generator/contract.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { changeIn, desk, useContract } from '../studio.ts';
import { Hospitality, Rider, Travel } from './ScheduleOptions.tsx';
import { TiersFields } from './TiersFields.tsx';

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
