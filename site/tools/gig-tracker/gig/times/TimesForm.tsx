import { EVENTS, type EventType } from '#core/gigs/booking.ts';
import { GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ClientField, VenueFields } from '../../parts/BookInputs.tsx';
import { HOLD_PLACES } from '../../parts/gig-options.ts';
import { readZone, SetFields } from '../../parts/SetFields.tsx';
import { fieldOfTimes } from '../../parts/set-problems.ts';
import { useGigForm } from '../../parts/use-gig-form.ts';
import { DayField } from '../../parts/WhenFields.tsx';
import { FormFoot } from '../forms/EditPanel.tsx';
import { readTimes, type TimesValues, timesOf } from './times-values.ts';

/** The kinds of events, and none, to choose from. */
const EVENT_OPTIONS: { value: EventType | 'none'; label: string }[] = [
  { value: 'none', label: 'Not set' },
  ...(Object.keys(EVENTS) as EventType[]).map((value) => ({ value, label: EVENTS[value] })),
];

/** Title, times, place and client of a gig. */
export function TimesForm({ gig, onDone }: { gig: Gig; onDone(): void }) {
  const { opened, values, set, errorOf, problem, isBusy, form } = useGigForm<TimesValues>({
    ...{ gig, initial: timesOf, fieldOf: fieldOfTimes, onSaved: onDone },
    read: (typed, before) => readTimes(before, typed, readZone(typed.zone)),
  });
  const errors = {
    ...{ night: errorOf('night'), start: errorOf('start'), end: errorOf('end'), zone: errorOf('zone') },
  };
  return (
    <form className="gig-form" {...form} aria-label="Times and place">
      <Field label="Title" required error={errorOf('title')}>
        <TextInput
          name="title"
          value={values.title}
          maxLength={GIG_LONGEST.title}
          autoComplete="off"
          onChange={({ target }) => set('title', target.value)}
        />
      </Field>
      <SetFields
        value={values}
        errors={errors}
        onChange={(part) => {
          for (const [key, value] of Object.entries(part)) set(key as keyof TimesValues, value as never);
        }}
      />
      <div className="gig-form-pair">
        <VenueFields
          value={values.venue}
          error={errorOf('venue')}
          onChange={(venue) => set('venue', venue)}
          onPick={({ zone }) => zone && set('zone', zone)}
        />
        <ClientField
          value={values.client}
          error={errorOf('client')}
          onChange={(client) => set('client', client)}
        />
        <Field label="Kind of event" error={errorOf('type')}>
          <Select
            name="type"
            value={values.type}
            options={EVENT_OPTIONS}
            onChange={(type) => set('type', type)}
          />
        </Field>
        {opened.status === 'hold' && (
          <>
            <Field label="Place in the queue" error={errorOf('order')}>
              <Select
                name="order"
                value={values.order}
                options={HOLD_PLACES}
                onChange={(order) => set('order', order)}
              />
            </Field>
            <DayField
              name="until"
              label="Held until"
              value={values.until}
              error={errorOf('until')}
              onChange={(until) => set('until', until)}
            />
          </>
        )}
      </div>
      <Checkbox
        name="isPublic"
        label="Public gig"
        hint="Once it's confirmed, your press kit lists it among its dates. Leave it off for private parties and weddings."
        checked={values.isPublic}
        onChange={(isPublic) => set('isPublic', isPublic)}
      />
      <FormFoot isBusy={isBusy} problem={problem} onCancel={onDone} />
    </form>
  );
}
