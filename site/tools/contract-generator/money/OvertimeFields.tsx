import { OVERTIMES } from '#core/tools/contract-generator/contract.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { changeIn, useContract } from '../studio.ts';

const STEPS = { '60': 'hour', '30': 'half hour' } as const;

/** What staying longer costs. */
export function OvertimeFields() {
  const { overtime, currency } = useContract();
  return (
    <>
      <ChoiceField
        name="overtime.kind"
        label="Overtime as"
        hideLabel
        words={OVERTIMES}
        value={overtime.kind}
        onChange={(kind) => changeIn('overtime', { kind })}
      />
      {overtime.kind === 'sum' && (
        <MoneyField
          name="overtime.amount"
          label="Sum for each part begun"
          hideLabel
          amount={overtime.amount}
          currency={currency}
          onChange={(amount) => changeIn('overtime', { amount })}
        />
      )}
      {overtime.kind === 'multiple' && (
        <NumberField
          name="overtime.times"
          label="Times the rate of the set"
          hideLabel
          unit="×"
          most={10}
          decimals={2}
          value={overtime.times}
          onChange={(times) => changeIn('overtime', { times })}
        />
      )}
      {overtime.kind !== 'none' && (
        <ChoiceField
          name="overtime.step"
          label="For each begun"
          hideLabel
          words={STEPS}
          value={`${overtime.step}`}
          onChange={(step) => changeIn('overtime', { step: step === '30' ? 30 : 60 })}
        />
      )}
    </>
  );
}
