import { useState } from 'react';
import { comesTwice, type TypedSet, typedWords } from '#core/gigs/typed-set.ts';
import { meantZone, timeZones } from '#site/lib/time-zones.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { DayField, TimeField, ZoneField } from './WhenFields.tsx';
import './gig-form.css';

interface SetFieldsProps {
  value: TypedSet;
  errors: Readonly<Record<'night' | 'start' | 'end' | 'zone', string | null>>;
  onChange(part: Partial<TypedSet>): void;
}

/** The zone that was meant by what somebody typed. */
export const readZone = (typed: string): string => meantZone(typed, timeZones());

/** Night, start, end and zone of a set, with what follows from them as they are typed. */
export function SetFields({ value, errors, onChange }: SetFieldsProps) {
  const { night, start, end, zone, isSecondStart, isSecondEnd } = value;
  const read = { ...value, zone: readZone(zone) };
  const [isUnknown, setUnknown] = useState(false);
  return (
    <>
      <div className="gig-form-trio">
        <DayField
          name="night"
          label="Night"
          required
          value={night}
          error={errors.night}
          onChange={(next) => onChange({ night: next })}
        />
        <TimeField
          name="start"
          label="Set starts"
          value={start}
          disabled={isUnknown}
          error={errors.start}
          onChange={(next) => onChange({ start: next, isSecondStart: false })}
        />
        <TimeField
          name="end"
          label="Set ends"
          value={end}
          error={errors.end}
          disabled={start === ''}
          onChange={(next) => onChange({ end: next, isSecondEnd: false, moreDays: 0 })}
        />
      </div>
      <p className="gig-form-said" role="status" data-testid="set-words">
        {typedWords(read)}
        {start === '' && !isUnknown && ' A start before 06:00 counts as the night before.'}
      </p>
      <Checkbox
        name="isUnknown"
        label="Set times not known yet"
        checked={isUnknown}
        onChange={(isOn) => {
          setUnknown(isOn);
          if (isOn) onChange({ start: '', end: '', isSecondStart: false, isSecondEnd: false, moreDays: 0 });
        }}
      />
      {comesTwice(read, 'start') && (
        <Checkbox
          name="isSecondStart"
          label={`The second ${start}, after the clocks go back`}
          hint="That night has this time twice."
          checked={isSecondStart}
          onChange={(isSecond) => onChange({ isSecondStart: isSecond })}
        />
      )}
      {comesTwice(read, 'end') && (
        <Checkbox
          name="isSecondEnd"
          label={`Ends at the second ${end}, after the clocks go back`}
          hint="That night has this time twice."
          checked={isSecondEnd}
          onChange={(isSecond) => onChange({ isSecondEnd: isSecond })}
        />
      )}
      <ZoneField
        name="zone"
        label="Time zone of the venue"
        value={zone}
        error={errors.zone}
        onChange={(next) => onChange({ zone: next })}
      />
    </>
  );
}
