import { type FormEvent, useRef, useState } from 'react';
import { DEAL_KINDS, type DealKind } from '#core/gigs/deal.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { moneyWords } from '#core/money.ts';
import { CURRENCIES, type Currency } from '#core/profile.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { retyped } from '../../parts/money-text.ts';
import { useGigForm } from '../../parts/use-gig-form.ts';
import { useUsualCurrency } from '../../parts/use-usual-currency.ts';
import { BonusSteps } from './BonusSteps.tsx';
import { type DealValues, fieldOfDeal, hasSums, readDeal, typedDeal } from './deal-values.ts';

const KINDS = (Object.keys(DEAL_KINDS) as DealKind[]).map((value) => ({ value, title: DEAL_KINDS[value] }));
const CODES = CURRENCIES.map((value) => ({ value, label: value }));
const FORM = 'gig-deal';

/** What is paid for the set: fee and currency, and how the door is shared. */
export function DealDialog({ gig, onClose }: { gig: Gig; onClose(): void }) {
  const usual = useUsualCurrency((known, before) => {
    if (opened.fee === null && !hasSums(values) && currency === before) form.setFirst('currency', known);
  });
  const [isAsked, setAsked] = useState(false);
  const isSure = useRef(false);
  const form = useGigForm<DealValues>({
    gig,
    initial: (before) => typedDeal(before, usual),
    read: (typed, before) => readDeal(before, typed),
    fieldOf: fieldOfDeal,
    onSaved: onClose,
  });
  const { opened, values, set, errorOf } = form;
  const { kind, currency } = values;

  function changeCurrency(next: Currency): void {
    set('fee', retyped(values.fee, currency, next));
    set('costs', retyped(values.costs, currency, next));
    set(
      'steps',
      values.steps.map((step) => ({ ...step, amount: retyped(step.amount, currency, next) })),
    );
    set('currency', next);
  }

  const isOther = opened.fee !== null && opened.fee.currency !== currency && opened.payments.length > 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isOther && !isSure.current && !('problems' in readDeal(opened, values))) setAsked(true);
    else form.form.onSubmit(event);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || form.leave(onClose)}
      title="Deal"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="go" busy={form.isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.form} id={FORM} className="gig-deal" onSubmit={submit}>
        <Field label="Kind of deal" group>
          <PadGroup
            columns={3}
            narrowColumns={2}
            value={kind}
            onChange={(next) => set('kind', next)}
            options={KINDS}
          />
        </Field>
        <div className="gig-deal-two">
          {kind !== 'door' && (
            <MoneyInput
              label={kind === 'guarantee' || kind === 'versus' ? 'Guarantee' : 'Fee'}
              name="fee"
              value={values.fee}
              currency={currency}
              error={errorOf('fee')}
              onChange={(fee) => set('fee', fee)}
            />
          )}
          <Field label="Currency" error={errorOf('currency')}>
            <Select value={currency} options={CODES} onChange={changeCurrency} />
          </Field>
        </div>
        {kind !== 'flat' && kind !== 'bonus' && (
          <div className="gig-deal-two">
            <Field label="Your share of the door" error={errorOf('percent')}>
              <TextInput
                className="num"
                inputMode="decimal"
                unit="%"
                value={values.percent}
                onChange={({ target }) => set('percent', target.value)}
              />
            </Field>
            <MoneyInput
              label="After costs of"
              name="costs"
              value={values.costs}
              currency={currency}
              error={errorOf('costs')}
              onChange={(costs) => set('costs', costs)}
            />
          </div>
        )}
        {kind === 'bonus' && (
          <BonusSteps
            steps={values.steps}
            currency={currency}
            error={errorOf('steps')}
            onChange={(steps) => set('steps', steps)}
          />
        )}
        {form.problem && (
          <p className="err" role="alert">
            {form.problem}
          </p>
        )}
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Change the currency to ${currency}?`}
        text={isOther ? exampleOf(opened, currency) : ''}
        confirm="Keep the numbers"
        onConfirm={() => {
          setAsked(false);
          isSure.current = true;
          form.form.ref.current?.requestSubmit();
        }}
      />
    </Dialog>
  );
}

/** What becomes of the payments in another currency, by the first of them. */
function exampleOf({ fee, payments: [first] }: Gig, currency: string): string {
  if (!fee || !first) return '';
  const { amount } = first;
  const words = (code: string): string => moneyWords({ amount, currency: code });
  return `The payments keep their numbers, and nothing is converted: ${words(fee.currency)} becomes ${words(currency)}.`;
}
