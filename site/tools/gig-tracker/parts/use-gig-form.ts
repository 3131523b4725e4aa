import { type FormEvent, useState } from 'react';
import type { FieldError } from '#core/errors.ts';
import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { saveForm } from './save-form.ts';
import { useRefusals } from './use-refusals.ts';
import { useTyped } from './use-typed.ts';

/** What typed values make of a gig, or why they make nothing: a reason for each field. */
export type Reading = { patch: GigPatch; known?: Partial<VenueAndClient> } | { problems: FieldError[] };

interface GigFormParts<Values> {
  gig: Gig;
  /** What the form begins with. */
  initial(gig: Gig): Values;
  /** `opened` is the gig as it was when the form began: what isn't another than there was not changed in the form. */
  read(values: Values, opened: Gig): Reading;
  /** The field of the form that a refused path belongs to; the path itself where it isn't said. */
  fieldOf?(path: string): string;
  onSaved(): void;
}

/**
 * A form over a part of a gig. What was typed stays until it is saved; why something was refused stands at its field, and the
 * first such field gets the focus. Only what was changed in the form is saved, onto what is newer by then. Where the server
 * can't be reached the change is kept, and the form is done. While something is changed and not saved, it asks before that is
 * lost.
 */
export function useGigForm<Values extends object>(parts: GigFormParts<Values>) {
  const { gig, initial, read, fieldOf, onSaved } = parts;
  const [opened] = useState(gig);
  const [first, setFirst] = useState(() => initial(opened));
  const [values, setValues] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const { form, errorOf, problem, refuse, forget, clear } = useRefusals(Object.keys(values), fieldOf);

  const leave = useTyped(isOther(values, first));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const reading = read(values, opened);
    if ('problems' in reading) return refuse(reading.problems, '');
    clear();
    setIsBusy(true);
    try {
      const outcome = await saveForm(opened, reading.patch, reading.known);
      if (outcome.kind === 'refused') refuse(outcome.fields, outcome.reason);
      else onSaved();
    } catch (error) {
      refuse([], problemOf(error));
    }
    setIsBusy(false);
  }

  return {
    /** The gig as it was when the form began. */
    opened,
    values,
    set<Key extends keyof Values & string>(key: Key, value: Values[Key]): void {
      setValues((before) => ({ ...before, [key]: value }));
      forget([key]);
    },
    /** Sets what the form would have begun with, had it been known: nobody typed it. */
    setFirst<Key extends keyof Values & string>(key: Key, value: Values[Key]): void {
      setFirst((before) => ({ ...before, [key]: value }));
      setValues((before) => ({ ...before, [key]: value }));
    },
    /** Leaves the form; where something was changed in it, only once that may be lost. */
    leave,
    errorOf: (key: keyof Values & string) => errorOf(key),
    problem,
    isBusy,
    /** Spread over the `<form>`. */
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}

/** Whether something that a form began with is another now. */
const isOther = <Values extends object>(values: Values, first: Values): boolean =>
  (Object.keys(first) as (keyof Values)[]).some(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(first[key]),
  );
