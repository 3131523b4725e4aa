import { dayAfter } from '#core/gigs/zoned-time.ts';
import { LONGEST_SIGNING, OPEN_DAYS, ORDERS, type Order } from '#core/signing/envelope.ts';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { SendValues } from './send-values.ts';

const ORDER_OPTIONS = (Object.keys(ORDERS) as Order[]).map((value) => ({ value, label: ORDERS[value] }));

interface SendFieldsProps {
  values: SendValues;
  set: (key: 'order' | 'openUntil' | 'note', value: string) => void;
  errorOf: (key: keyof SendValues & string) => string | null;
  today: string;
  notePlaceholder: string;
}

/** Who signs first, until when, and what is written to them. */
export function SendFields({ values, set, errorOf, today, notePlaceholder }: SendFieldsProps) {
  return (
    <>
      <div className="signing-when">
        <Field label="Who signs first" error={errorOf('order')}>
          <Select
            name="order"
            value={values.order}
            onChange={(order) => set('order', order)}
            options={ORDER_OPTIONS}
          />
        </Field>
        <Field label="Open until" required error={errorOf('openUntil')}>
          <TextInput
            type="date"
            name="openUntil"
            value={values.openUntil}
            min={today}
            max={dayAfter(today, OPEN_DAYS.most)}
            onChange={({ target }) => set('openUntil', target.value)}
          />
        </Field>
      </div>
      <Field
        label="Note, optional"
        error={errorOf('note')}
        counter={{ used: values.note.length, max: LONGEST_SIGNING.note }}
      >
        <TextArea
          name="note"
          rows={2}
          value={values.note}
          maxLength={LONGEST_SIGNING.note}
          placeholder={notePlaceholder}
          onChange={({ target }) => set('note', target.value)}
        />
      </Field>
    </>
  );
}
