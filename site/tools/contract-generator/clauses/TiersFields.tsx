import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { tiersInOrder } from '#core/gigs/cancellation.ts';
import { guaranteedOf } from '#core/gigs/deal.ts';
import { moneyWords, percentOf } from '#core/money.ts';
import { MOST } from '#core/tools/contract-generator/contract.ts';
import { Button } from '#site/ui/Button.tsx';
import { useRowKeys } from '../../shell/document/use-row-keys.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { desk, useContract } from '../studio.ts';

/** What cancelling costs, by the days before the night. The steps take their order once they are left. */
export function TiersFields() {
  const { tiers: steps, deal, currency } = useContract();
  const rows = useRowKeys(steps.length);
  const fee = guaranteedOf(deal);
  const put = (next: typeof steps) => desk.change({ tiers: next });
  const last = steps.at(-1);
  const freeDays = [60, 30, 14, 7, 3, 1, 0, 90, 120].find((days) =>
    steps.every((step) => step.days !== days),
  );
  return (
    <div className="tiers">
      <ol
        aria-label="Steps of a cancellation"
        onBlur={({ currentTarget, relatedTarget }) => {
          const isWrong = currentTarget.querySelector('[aria-invalid="true"]') !== null;
          if (!isWrong && !currentTarget.contains(relatedTarget)) put(tiersInOrder(steps));
        }}
      >
        {steps.map((tier, index) => (
          <li key={rows.keys[index]}>
            <NumberField
              name={`tiers.${index}.days`}
              label="Days before, or more"
              most={730}
              value={tier.days}
              refuse={(days) =>
                steps.some((step, at) => at !== index && step.days === days)
                  ? 'Another step begins there'
                  : null
              }
              onChange={(days) => put(steps.with(index, { ...tier, days }))}
            />
            <NumberField
              name={`tiers.${index}.percent`}
              label="Of the fee"
              unit="%"
              most={100}
              decimals={2}
              value={tier.percent}
              onChange={(percent) => put(steps.with(index, { ...tier, percent }))}
            />
            <output className="num">
              {fee > 0 && moneyWords({ amount: percentOf(fee, tier.percent), currency }, 'column')}
            </output>
            {steps.length > 1 && (
              <Button
                {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
                onClick={() => {
                  rows.remove(index);
                  put(steps.toSpliced(index, 1));
                }}
              >
                {`Remove step ${index + 1}`}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        icon={Plus}
        onClick={() =>
          freeDays !== undefined && put([...steps, { days: freeDays, percent: last?.percent ?? 100 }])
        }
        {...(steps.length >= MOST.tiers && { disabledReason: `${MOST.tiers} steps is the most` })}
      >
        Add a step
      </Button>
    </div>
  );
}
