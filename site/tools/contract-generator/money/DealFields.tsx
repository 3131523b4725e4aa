import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import { dealAmount } from '#core/gigs/deal.ts';
import { digitsOf, moneyWords } from '#core/money.ts';
import { CURRENCIES, type Currency } from '#core/profile.ts';
import { MOST, VAT_KINDS } from '#core/tools/contract-generator/contract.ts';
import { inCurrency } from '#core/tools/contract-generator/in-currency.ts';
import { termsOf } from '#core/tools/contract-generator/terms.ts';
import { Button } from '#site/ui/Button.tsx';
import { useRowKeys } from '../../shell/document/use-row-keys.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { changeIn, desk, useContract, usePresentable } from '../studio.ts';

const CURRENCY_WORDS = Object.fromEntries(CURRENCIES.map((code) => [code, code])) as Record<Currency, string>;

const FEE_LABELS = {
  flat: 'Fee',
  door: 'Fee',
  guarantee: 'Guarantee',
  versus: 'Guarantee',
  bonus: 'Fee',
} as const;

/** What the deal is made of, by its kind. */
export function DealFields() {
  const { deal, currency, vat } = useContract();
  const contract = usePresentable();
  const { nights } = contract;
  const isShared = deal.kind !== 'flat' && deal.kind !== 'bonus';
  return (
    <div className="contract-deal">
      {deal.kind !== 'door' && (
        <MoneyField
          name="deal.fee"
          label={nights.length > 1 ? `${FEE_LABELS[deal.kind]} a night` : FEE_LABELS[deal.kind]}
          hint={
            nights.length > 1 && deal.fee > 0
              ? `${moneyWords({ amount: termsOf(contract).total, currency })} for ${nights.length} nights`
              : undefined
          }
          amount={deal.fee}
          currency={currency}
          onChange={(fee) => changeIn('deal', { fee })}
        />
      )}
      <ChoiceField
        name="currency"
        label="Currency"
        words={CURRENCY_WORDS}
        value={currency as Currency}
        onChange={(code) => desk.change((now) => inCurrency(now, code))}
      />
      <ChoiceField
        name="vat"
        label="VAT"
        words={VAT_KINDS}
        value={vat}
        onChange={(kind) => desk.change({ vat: kind })}
      />
      {isShared && (
        <>
          <NumberField
            name="deal.percent"
            label="Your share of the door"
            unit="%"
            value={deal.percent}
            most={100}
            decimals={2}
            onChange={(percent) => changeIn('deal', { percent })}
          />
          <MoneyField
            name="deal.costs"
            label={deal.kind === 'guarantee' ? 'After costs and guarantee of' : 'After costs of'}
            amount={deal.costs}
            currency={currency}
            onChange={(costs) => changeIn('deal', { costs })}
          />
        </>
      )}
      {deal.kind === 'bonus' && <BonusSteps />}
      {deal.kind !== 'flat' && <DoorTrial key={currency} />}
    </div>
  );
}

function BonusSteps() {
  const { deal, currency } = useContract();
  const put = (steps: typeof deal.steps) => changeIn('deal', { steps });
  const rows = useRowKeys(deal.steps.length);
  const last = deal.steps.at(-1);
  return (
    <ol className="contract-steps" aria-label="Bonuses" data-list="deal.steps">
      {deal.steps.map((step, index) => (
        <li key={rows.keys[index]}>
          <NumberField
            name={`deal.steps.${index}.tickets`}
            label="From paid tickets"
            least={1}
            most={1_000_000}
            value={step.tickets}
            onChange={(tickets) => put(deal.steps.with(index, { ...step, tickets }))}
          />
          <MoneyField
            name={`deal.steps.${index}.amount`}
            label="A further"
            amount={step.amount}
            currency={currency}
            onChange={(amount) => put(deal.steps.with(index, { ...step, amount }))}
          />
          <Button
            {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
            onClick={() => {
              rows.remove(index);
              put(deal.steps.toSpliced(index, 1));
            }}
          >
            {`Remove bonus ${index + 1}`}
          </Button>
        </li>
      ))}
      <li>
        <Button
          size="sm"
          icon={Plus}
          onClick={() =>
            put([...deal.steps, { tickets: (last?.tickets ?? 400) + 100, amount: last?.amount ?? 0 }])
          }
          {...(deal.steps.length >= MOST.bonusSteps && {
            disabledReason: `${MOST.bonusSteps} bonuses is the most`,
          })}
        >
          Add a bonus
        </Button>
      </li>
    </ol>
  );
}

/** What the deal pays at a count of the door. Nothing of it stands in the contract. */
function DoorTrial() {
  const { deal, currency, show } = useContract();
  const [tickets, setTickets] = useState(show.guests || 300);
  const [price, setPrice] = useState(12 * 10 ** digitsOf(currency));
  const heading = useId();
  const money = (amount: number): string => moneyWords({ amount, currency });
  return (
    <fieldset className="contract-trial" aria-labelledby={heading}>
      <p className="lab" id={heading}>
        Try it
      </p>
      <NumberField label="Paid tickets" most={1_000_000} value={tickets} onChange={setTickets} />
      <MoneyField label="At" amount={price} currency={currency} onChange={setPrice} />
      <p data-testid="door-trial">
        <span className="muted">you get</span>{' '}
        <b className="num">{money(dealAmount(deal, { income: tickets * price, tickets }))}</b>
      </p>
    </fieldset>
  );
}
