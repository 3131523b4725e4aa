import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { dayWords } from '#core/day-words.ts';
import {
  type Due,
  type DueKind,
  dueKindOf,
  dueOfKind,
  type Payment,
  type Share,
} from '#core/gigs/payment-schedule.ts';
import { moneyWords } from '#core/money.ts';
import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { type Terms, termsOf } from '#core/tools/contract-generator/terms.ts';
import { localDay } from '#site/lib/local-day.ts';
import { CueChip } from '#site/ui/CueChip.tsx';
import { cx } from '#site/ui/cx.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { showFinding } from '../check/all-findings.store.ts';
import { $check } from '../check/lint.store.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { desk, useContract, useNumbered, usePresentable } from '../studio.ts';
import { OvertimeFields } from './OvertimeFields.tsx';

type Name = 'deposit' | 'balance';
const LABELS = { deposit: 'Deposit', balance: 'Balance' } as const;

const DUE_WORDS = {
  signing: 'days after signing',
  before: 'days before event',
  after: 'days after event',
  date: 'on a date',
} as const satisfies Record<DueKind, string>;

/** Deposit, balance and overtime: how much, when, and by which clause. */
export function PaymentRows() {
  const contract = usePresentable();
  const terms = termsOf(contract, localDay(new Date()));
  const { clauses } = useNumbered();
  const numberOf = (id: ClauseId): number | null => clauses.find((each) => each.id === id)?.number ?? null;
  return (
    <div className="contract-rows">
      <Row
        title="Deposit"
        clause={numberOf('deposit')}
        amount={<ShareFields name="deposit" terms={terms} />}
        due={<DueFields name="deposit" />}
        rule={<RuleOf name="deposit" {...{ contract, terms }} />}
      />
      {contract.deal.kind !== 'door' && (
        <Row
          title="Balance"
          clause={numberOf('balance')}
          amount={<ShareFields name="balance" terms={terms} />}
          due={<DueFields name="balance" />}
          rule={<RuleOf name="balance" {...{ contract, terms }} />}
        />
      )}
      <Row
        title="Overtime"
        clause={numberOf('overtime')}
        amount={<OvertimeFields />}
        due={null}
        rule={
          terms.overtime !== null && (
            <span className="num">
              {moneyWords({ amount: terms.overtime, currency: contract.currency }, 'column')} for each{' '}
              {contract.overtime.step === 30 ? 'half hour' : 'hour'} begun
            </span>
          )
        }
      />
    </div>
  );
}

interface RowProps {
  title: string;
  clause: number | null;
  amount: ReactNode;
  due: ReactNode;
  rule: ReactNode;
}

function Row({ title, clause, amount, due, rule }: RowProps) {
  return (
    <fieldset className="contract-row" aria-label={title}>
      <p>
        <b>{title}</b>
        <span className="small muted">{clause === null ? 'not in the contract' : `clause ${clause}`}</span>
      </p>
      <div className={cx('contract-row-amount', !due && 'wide')}>{amount}</div>
      {due && <div className="contract-row-due">{due}</div>}
      <p className="contract-row-rule small">{rule}</p>
    </fieldset>
  );
}

/** The day that follows, or what the linter says of it. */
function RuleOf({ name, contract, terms }: { name: Name; contract: Contract; terms: Terms }) {
  const { findings } = useStore($check, { ssr: 'initial' });
  const at = findings.findIndex(({ path }) => path === name || path.startsWith(`${name}.`));
  const finding = findings[at];
  if (finding)
    return (
      <button
        type="button"
        className="contract-rule"
        data-severity={finding.severity}
        onClick={() => showFinding(at + 1)}
      >
        <CueChip>{at + 1}</CueChip>
        <span>{finding.title}</span>
      </button>
    );
  const parts = terms.instalments.filter((each) => each.name === name);
  const [first] = parts;
  if (!first) return terms.isOpen ? null : <span className="muted">Nothing is due</span>;
  if (parts.length > 1) return <span className="muted">In {parts.length} parts, one a night</span>;
  if (first.day === null) return null;
  const isCounted = contract[name].due.from === 'signing';
  return (
    <span className="muted">
      {isCounted ? 'Signed today: ' : ''}
      <span className="num">{dayWords(first.day)}</span>
      {contract.nights.length > 1 &&
        `, for ${contract.nights.length === 2 ? 'both' : `all ${contract.nights.length}`} nights`}
    </span>
  );
}

const SHARE_WORDS = { percent: 'Per cent', amount: 'A sum', rest: 'The rest' } as const;
const DEPOSIT_WORDS = { percent: SHARE_WORDS.percent, amount: SHARE_WORDS.amount };

const changePayment = (name: Name, part: (payment: Payment) => Partial<Payment>): void =>
  desk.change((now) => ({ [name]: { ...now[name], ...part(now[name]) } }));

function ShareFields({ name, terms }: { name: Name; terms: Terms }) {
  const contract = useContract();
  const { share } = contract[name];
  const change = (part: Partial<Share>) =>
    changePayment(name, (payment) => ({ share: { ...payment.share, ...part } }));
  const sum = moneyWords({ amount: terms[name], currency: contract.currency }, 'column');
  return (
    <>
      <ChoiceField
        name={`${name}.share`}
        label={`${LABELS[name]} as`}
        hideLabel
        words={(name === 'deposit' ? DEPOSIT_WORDS : SHARE_WORDS) as typeof SHARE_WORDS}
        value={share.kind}
        onChange={(kind) => change({ kind })}
      />
      {share.kind === 'percent' && (
        <NumberField
          name={`${name}.share.percent`}
          label={`${LABELS[name]} in per cent`}
          hideLabel
          unit="%"
          most={100}
          decimals={2}
          value={share.percent}
          onChange={(percent) => change({ percent })}
        />
      )}
      {share.kind === 'amount' && (
        <MoneyField
          name={`${name}.share.amount`}
          label={`${LABELS[name]} as a sum`}
          hideLabel
          amount={share.amount}
          currency={contract.currency}
          onChange={(amount) => change({ amount })}
        />
      )}
      {share.kind !== 'amount' && !terms.isOpen && <output className="num">{sum}</output>}
    </>
  );
}

function DueFields({ name }: { name: Name }) {
  const { [name]: payment } = useContract();
  const kind = dueKindOf(payment.due);
  const change = (due: Due) => changePayment(name, () => ({ due }));
  return (
    <>
      {kind === 'date' ? (
        <Field label={`${LABELS[name]} due on`} hideLabel>
          <TextInput
            type="date"
            className="num"
            name={`${name}.due.date`}
            value={payment.due.date}
            min="1900-01-01"
            max="2999-12-31"
            onChange={({ target }) => change({ ...payment.due, date: target.value })}
          />
        </Field>
      ) : (
        <NumberField
          name={`${name}.due.days`}
          label={`${LABELS[name]} due, days`}
          hideLabel
          least={kind === 'after' ? 1 : 0}
          most={365}
          value={Math.abs(payment.due.days)}
          onChange={(days) => change(dueOfKind(kind, { ...payment.due, days }))}
        />
      )}
      <ChoiceField
        name={`${name}.due`}
        label={`${LABELS[name]} due from`}
        hideLabel
        words={DUE_WORDS}
        value={kind}
        onChange={(next) => change(dueOfKind(next, payment.due))}
      />
    </>
  );
}
