import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import type { TypedStep } from './deal-values.ts';

interface BonusStepsProps {
  steps: readonly TypedStep[];
  currency: string;
  error: string | null;
  onChange(steps: readonly TypedStep[]): void;
}

/** What is paid on top of the fee from so many tickets on. */
export function BonusSteps({ steps, currency, error, onChange }: BonusStepsProps) {
  const id = useFocusStays();
  const change = (index: number, said: Partial<TypedStep>): void =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...said } : step)));
  return (
    <fieldset id={id} className="gig-deal-steps">
      <legend className="lab">Bonuses</legend>
      {steps.map((step, index) => (
        <div key={step.key} className="gig-deal-step" data-item>
          <Field label="From tickets">
            <TextInput
              className="num"
              inputMode="numeric"
              value={step.tickets}
              onChange={({ target }) => change(index, { tickets: target.value })}
            />
          </Field>
          <MoneyInput
            label="Bonus"
            value={step.amount}
            currency={currency}
            onChange={(amount) => change(index, { amount })}
          />
          <Button
            {...{ variant: 'quiet', icon: Trash, iconOnly: true }}
            data-item-control
            onClick={() => onChange(steps.filter((_, at) => at !== index))}
          >
            {`Remove bonus ${index + 1}`}
          </Button>
        </div>
      ))}
      {error && (
        <p className="err">
          <CircleAlert className="i i16" aria-hidden="true" />
          {error}
        </p>
      )}
      <Button
        size="sm"
        icon={Plus}
        data-item-add
        onClick={() => onChange([...steps, { key: newItemId(), tickets: '', amount: '' }])}
        {...(steps.length >= GIG_MOST.bonusSteps && {
          disabledReason: `You can add up to ${GIG_MOST.bonusSteps} bonuses`,
        })}
      >
        Add bonus
      </Button>
    </fieldset>
  );
}
