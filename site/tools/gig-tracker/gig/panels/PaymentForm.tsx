import { type Gig, type GigPayment, PAYMENT_KINDS } from '#core/gigs/gig.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { moneySoFar } from '#core/gigs/money-so-far.ts';
import { localDay } from '#site/lib/local-day.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { moneyText, readMoney } from '../../parts/money-text.ts';
import { type Reading, useGigForm } from '../../parts/use-gig-form.ts';
import { useFirstFocus } from './use-first-focus.ts';

type Kind = GigPayment['kind'];
interface Values {
  kind: Kind;
  amount: string;
  due: string;
  paidOn: string;
}

const KINDS = (Object.keys(PAYMENT_KINDS) as Kind[]).map((value) => ({ value, label: PAYMENT_KINDS[value] }));

interface PaymentFormProps {
  gig: Gig;
  /** None where one is added. */
  payment?: GigPayment;
  onClose(): void;
}

/** A payment that is edited, or added. */
export function PaymentForm({ gig, payment, onClose }: PaymentFormProps) {
  function read({ kind, amount, due, paidOn }: Values, before: Gig): Reading {
    const read = readMoney(amount, currencyOf(before));
    if (read.problem !== undefined) return { problems: [{ path: 'amount', reason: read.problem }] };
    if (read.sum === null) return { problems: [{ path: 'amount', reason: 'Write how much it is' }] };
    const said: GigPayment = {
      id: payment?.id ?? newItemId(),
      ...{ kind, amount: read.sum, due: due || null, paidOn: paidOn || null },
    };
    const payments = payment
      ? before.payments.map((one) => (one.id === payment.id ? said : one))
      : [...before.payments, said];
    return { patch: { payments } };
  }

  const form = useGigForm<Values>({
    ...{ gig, read },
    initial: (opened) =>
      payment ? typedOf(payment, currencyOf(opened)) : nextOf(opened, currencyOf(opened)),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    onSaved: onClose,
  });
  useFirstFocus(form.form.ref);
  const { opened, values, set, errorOf } = form;
  return (
    <form {...form.form} className="gig-money-form" aria-label={payment ? 'Edit payment' : 'Add payment'}>
      <div className="gig-money-fields">
        <Field label="What">
          <Select value={values.kind} options={KINDS} onChange={(kind) => set('kind', kind)} />
        </Field>
        <MoneyInput
          label="Amount"
          name="amount"
          value={values.amount}
          currency={currencyOf(opened)}
          error={errorOf('amount')}
          onChange={(amount) => set('amount', amount)}
        />
        <Field label="Due" error={errorOf('due')}>
          <TextInput type="date" value={values.due} onChange={({ target }) => set('due', target.value)} />
        </Field>
        <Field label="Paid on" error={errorOf('paidOn')}>
          <TextInput
            type="date"
            value={values.paidOn}
            onChange={({ target }) => set('paidOn', target.value)}
          />
        </Field>
      </div>
      {form.problem && (
        <p className="err" role="alert">
          {form.problem}
        </p>
      )}
      <div className="gig-money-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" busy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

const currencyOf = ({ fee }: Gig): string => fee?.currency ?? 'EUR';

const typedOf = ({ kind, amount, due, paidOn }: GigPayment, currency: string): Values => ({
  ...{ kind, amount: moneyText(amount, currency), due: due ?? '', paidOn: paidOn ?? '' },
});

/** What is added next, as far as it can be told: the first payment is a deposit, then comes what is left of the fee. */
function nextOf(gig: Gig, currency: string): Values {
  const { payments, status, fee } = gig;
  const asked = payments
    .filter(({ kind }) => kind === 'deposit' || kind === 'balance')
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, (fee?.amount ?? 0) - asked);
  const has = (kind: Kind): boolean => payments.some((one) => one.kind === kind);
  const kind = isOff(status) ? 'cancellation' : left === 0 ? 'extra' : has('deposit') ? 'balance' : 'deposit';
  const isRest = kind === 'balance' && moneySoFar(gig, localDay(new Date())).whole > 0;
  return { kind, amount: isRest ? moneyText(left, currency) : '', due: '', paidOn: '' };
}
