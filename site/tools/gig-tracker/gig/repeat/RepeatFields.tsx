import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { isCalendarDay } from '#core/gigs/moment.ts';
import type { RepeatEvery } from '#core/gigs/repeat-nights.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { numberOfText } from '#core/number-of-text.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import { DayField } from '../../parts/WhenFields.tsx';
import type { TypedRepeat } from './repeat-plan.ts';

const KINDS = [
  { value: 'residency' as const, title: 'Residency', data: 'Same rhythm' },
  { value: 'dates' as const, title: 'Several dates', data: 'One by one' },
];
const EVERY: { value: RepeatEvery; label: string }[] = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks' },
  { value: 'four-weeks', label: 'Every four weeks' },
  { value: 'month-weekday', label: 'Same weekday of the month' },
];
const ENDS = [
  { value: 'count' as const, label: 'After a number' },
  { value: 'until' as const, label: 'On a date' },
];

interface RepeatFieldsProps {
  typed: TypedRepeat;
  onChange(part: Partial<TypedRepeat>): void;
}

/** How a gig is repeated. */
export function RepeatFields({ typed, onChange }: RepeatFieldsProps) {
  return (
    <>
      <PadGroup
        aria-label="How to repeat"
        columns={2}
        narrowColumns={2}
        value={typed.kind}
        options={KINDS}
        onChange={(kind) => onChange({ kind })}
      />
      {typed.kind === 'residency' ? (
        <Residency typed={typed} onChange={onChange} />
      ) : (
        <Dates dates={typed.dates} onChange={(dates) => onChange({ dates })} />
      )}
    </>
  );
}

function Residency({ typed, onChange }: RepeatFieldsProps) {
  const count = numberOfText(typed.count, 0);
  const isFine = count !== null && count >= 2 && count <= GIG_MOST.repeats;
  return (
    <div className="repeat-fields">
      <Field label="How often">
        <Select name="every" value={typed.every} options={EVERY} onChange={(every) => onChange({ every })} />
      </Field>
      <Field label="Ends">
        <Select name="ends" value={typed.ends} options={ENDS} onChange={(ends) => onChange({ ends })} />
      </Field>
      {typed.ends === 'count' ? (
        <Field
          label="Gigs in total"
          hint="With this one."
          error={isFine ? null : `From 2 to ${GIG_MOST.repeats}`}
        >
          <TextInput
            name="count"
            className="num"
            inputMode="numeric"
            value={typed.count}
            autoComplete="off"
            onChange={({ target }) => onChange({ count: target.value })}
          />
        </Field>
      ) : (
        <DayField
          name="until"
          label="Last night"
          value={typed.until}
          onChange={(until) => onChange({ until })}
        />
      )}
    </div>
  );
}

function Dates({ dates, onChange }: { dates: readonly string[]; onChange(dates: string[]): void }) {
  const id = useFocusStays();
  const last = dates.filter(isCalendarDay).toSorted().at(-1);
  return (
    <div id={id} className="repeat-dates">
      <ol>
        {dates.map((date, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date has no name but its place
          <li key={index} data-item>
            <DayField
              name={`date-${index}`}
              label={`Night ${index + 1}`}
              hideLabel
              value={date}
              onChange={(next) => onChange(dates.with(index, next))}
            />
            {dates.length > 1 && (
              <Button
                {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
                data-item-control
                onClick={() => onChange(dates.toSpliced(index, 1))}
              >
                {`Remove night ${index + 1}`}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        icon={Plus}
        data-item-add
        onClick={() => onChange([...dates, last ? dayAfter(last, 7) : ''])}
        {...(dates.length >= GIG_MOST.repeats && { disabledReason: `${GIG_MOST.repeats} nights at most` })}
      >
        Add date
      </Button>
    </div>
  );
}
