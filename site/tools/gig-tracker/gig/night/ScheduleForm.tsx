import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { GIG_LONGEST, GIG_MOST, type Gig, SCHEDULE_KINDS, type ScheduleItem } from '#core/gigs/gig.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import { useGigForm } from '../../parts/use-gig-form.ts';
import { DayField, TimeField } from '../../parts/WhenFields.tsx';
import { FormFoot } from '../forms/EditPanel.tsx';
import {
  clockNote,
  dayOfTime,
  readSchedule,
  type TypedItem,
  typedSchedule,
  usualItems,
} from './schedule-values.ts';
import './schedule-form.css';

const KINDS = (Object.keys(SCHEDULE_KINDS) as ScheduleItem['kind'][]).map((value) => ({
  value,
  label: SCHEDULE_KINDS[value].label,
}));

/** The times of a night beside the set: load-in, doors, other acts, travel and rest. */
export function ScheduleForm({ gig, onDone }: { gig: Gig; onDone(): void }) {
  const { values, set, errorOf, problem, isBusy, form } = useGigForm<Record<string, TypedItem[] | string>>({
    ...{ gig, initial: initialOf, onSaved: onDone },
    read: ({ items }, opened) => readSchedule(opened, items as TypedItem[]),
  });
  const id = useFocusStays();
  const items = values.items as TypedItem[];
  const isFull = items.length >= GIG_MOST.schedule;
  const last = useRef<HTMLOListElement>(null);
  const grown = useRef(items.length);
  useEffect(() => {
    if (items.length > grown.current)
      last.current?.querySelector<HTMLElement>('li:last-child button[role="combobox"]')?.focus();
    grown.current = items.length;
  }, [items.length]);

  // Each field of a row is a field of the form, so that what is refused stands at it.
  function put(next: TypedItem[]): void {
    for (const { id } of next)
      for (const part of ['day', 'start', 'end'])
        if (values[`${id}.${part}`] === undefined) set(`${id}.${part}`, '');
    set('items', next);
  }
  const change = (index: number, part: Partial<TypedItem>): void => {
    const item = items[index];
    if (!item) return;
    for (const key of Object.keys(part)) set(`${item.id}.${key}`, '');
    put(items.with(index, { ...item, ...part }));
  };
  const add = (): void =>
    put([
      ...items,
      { ...{ id: newItemId(), kind: 'other', label: '', day: gig.night, start: '', end: '', before: null } },
    ]);
  const usual = usualItems(gig, items, newItemId);
  return (
    <form id={id} className="gig-form schedule-form" {...form} aria-label="Times of the night">
      {items.length === 0 && (
        <p className="small muted">
          Add load-in, doors, other acts, travel and rest. Your set is drawn already.
        </p>
      )}
      <ol ref={last}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            {...{ item, gig }}
            number={index + 1}
            errorOf={(part) => errorOf(`${item.id}.${part}`)}
            onChange={(part) => change(index, part)}
            onRemove={() => put(items.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <FormFoot isBusy={isBusy} problem={problem} onCancel={onDone}>
        <div className="schedule-add" data-first>
          <Button
            icon={Plus}
            data-item-add
            onClick={add}
            {...(isFull && { disabledReason: `${GIG_MOST.schedule} times at most` })}
          >
            Add time
          </Button>
          {usual.length > 0 && !isFull && (
            <Button variant="quiet" icon={Plus} onClick={() => put([...items, ...usual])}>
              {`Add ${usual.map(({ kind }) => SCHEDULE_KINDS[kind].label.toLowerCase()).join(', ')}`}
            </Button>
          )}
        </div>
      </FormFoot>
    </form>
  );
}

const initialOf = (gig: Gig): Record<string, TypedItem[] | string> => {
  const items = typedSchedule(gig);
  const fields = items.flatMap(({ id }) =>
    ['day', 'start', 'end'].map((part) => [`${id}.${part}`, ''] as const),
  );
  return { items, ...Object.fromEntries(fields) };
};

interface RowProps {
  item: TypedItem;
  gig: Gig;
  number: number;
  errorOf(part: 'day' | 'start' | 'end'): string | null;
  onChange(part: Partial<TypedItem>): void;
  onRemove(): void;
}

function Row({ item, gig, number, errorOf, onChange, onRemove }: RowProps) {
  const hint = clockNote(item, gig.zone);
  // Each row says which it is to those who don't see the rows.
  const labelOf = (part: string): ReactNode => (
    <>
      {part}
      <span className="sr"> of time {number}</span>
    </>
  );
  return (
    <li data-item>
      <Field label={labelOf('Kind')}>
        <Select
          name={`kind-${number}`}
          value={item.kind}
          options={KINDS}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <Field label={labelOf('Label')}>
        <TextInput
          name={`label-${number}`}
          value={item.label}
          maxLength={GIG_LONGEST.line}
          placeholder="Label"
          autoComplete="off"
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </Field>
      <DayField
        name={`day-${number}`}
        label={labelOf('Day')}
        value={item.day}
        error={errorOf('day')}
        onChange={(day) => onChange({ day })}
      />
      <TimeField
        name={`start-${number}`}
        label={labelOf('Start')}
        value={item.start}
        error={errorOf('start')}
        {...(hint && { hint })}
        onChange={(start) => {
          // A day that nobody chose follows the time past midnight.
          const isFree = item.before === null && item.day === dayOfTime(gig.night, item.start);
          onChange({ start, ...(isFree && { day: dayOfTime(gig.night, start) }) });
        }}
      />
      <TimeField
        name={`end-${number}`}
        label={labelOf('End')}
        value={item.end}
        error={errorOf('end')}
        onChange={(end) => onChange({ end })}
      />
      <Button data-item-control size="sm" variant="quiet" icon={Trash} iconOnly onClick={onRemove}>
        {`Remove time ${number}`}
      </Button>
    </li>
  );
}
