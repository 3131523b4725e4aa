import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { durationWords } from '#core/gigs/duration-words.ts';
import { GIG_LONGEST, type Gig, TRAVEL_BY } from '#core/gigs/gig.ts';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useGigForm } from '../../parts/use-gig-form.ts';
import { $tracker } from '../../state/tracker-settings.store.ts';
import { FormFoot } from '../forms/EditPanel.tsx';
import { roadWords, wayEstimate } from './TravelPanel.tsx';
import { readTravel, type TravelValues, travelOf } from './travel-values.ts';

const WAYS = [
  { value: 'none' as const, label: 'Not set' },
  ...(Object.keys(TRAVEL_BY) as (keyof typeof TRAVEL_BY)[]).map((value) => ({
    value,
    label: TRAVEL_BY[value],
  })),
];

/** How one gets there, and how long before and after the set one is there. What is left empty is estimated. */
export function TravelForm({ gig, onDone }: { gig: Gig; onDone(): void }) {
  const settings = useStore($tracker);
  const { values, set, errorOf, problem, isBusy, form } = useGigForm<TravelValues>({
    ...{ gig, initial: travelOf, read: readTravel, onSaved: onDone },
    fieldOf: (path) => path.replace('travel.', ''),
  });
  const text = (
    key: Exclude<keyof TravelValues, 'by'>,
    label: string,
    hint?: ReactNode,
    placeholder?: string,
  ) => (
    <Field label={label} hint={hint} error={errorOf(key)}>
      <TextInput
        name={key}
        value={values[key]}
        maxLength={GIG_LONGEST.line}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => set(key, target.value)}
      />
    </Field>
  );
  const usually = (minutes: number): string => `Usual: ${durationWords(minutes)}`;
  return (
    <form className="gig-form" {...form} aria-label="Travel">
      <div className="gig-form-pair">
        {text('from', 'From', undefined, settings.homeCity)}
        <Field label="By" error={errorOf('by')}>
          <Select name="by" value={values.by} options={WAYS} onChange={(by) => set('by', by)} />
        </Field>
        {text('minutes', 'Time one way', wayEstimate(gig, settings) || 'Such as 6 h 40')}
        {text('kilometres', 'Kilometres one way', roadWords(gig, settings) || undefined)}
        {text('setUp', 'Set-up before the set', usually(gig.venue?.setUp ?? settings.setUp))}
        {text('packDown', 'Pack-down after the set', usually(settings.packDown))}
      </div>
      {text('note', 'Note', undefined, 'Train number, seat, pick-up point')}
      <FormFoot isBusy={isBusy} problem={problem} onCancel={onDone} />
    </form>
  );
}
