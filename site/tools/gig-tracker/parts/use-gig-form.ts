import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#core/errors.ts';
import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { GigPatch } from '#core/gigs/gig.ts';
import { changeGig } from '../state/save-gig.ts';

/** What typed values make of a gig, or why they make nothing: a reason for each field. */
export type Reading = { patch: GigPatch; known?: Partial<VenueAndClient> } | { problems: FieldError[] };

interface GigFormParts<Values> {
  id: string;
  initial: Values;
  read(values: Values): Reading;
  /** The field of the form that a refused path belongs to; the path itself where it isn't said. */
  fieldOf?(path: string): string;
  onSaved(): void;
}

/**
 * A form over a part of a gig. What was typed stays until it is saved; why something was refused stands at its field, and the
 * first such field gets the focus. Where the server can't be reached the change is kept, and the form is done.
 */
export function useGigForm<Values extends object>(parts: GigFormParts<Values>) {
  const { id, initial, read, fieldOf = (path) => path, onSaved } = parts;
  const [values, setValues] = useState(initial);
  const [fields, setFields] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (fields.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  function refuse(refused: readonly FieldError[], reason: string): void {
    const known = Object.keys(values);
    const placed = refused.map((field) => ({ ...field, path: fieldOf(field.path) }));
    const elsewhere = placed.find(({ path }) => !known.includes(path));
    setFields(placed.filter(({ path }) => known.includes(path)));
    setProblem(elsewhere ? `${elsewhere.reason}.` : placed.length > 0 ? null : reason);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const reading = read(values);
    if ('problems' in reading) return refuse(reading.problems, '');
    setFields([]);
    setProblem(null);
    setIsBusy(true);
    const outcome = await changeGig(id, reading.patch, reading.known);
    setIsBusy(false);
    if (outcome.kind === 'refused') refuse(outcome.fields, outcome.reason);
    else onSaved();
  }

  return {
    values,
    set<Key extends keyof Values & string>(key: Key, value: Values[Key]): void {
      setValues((before) => ({ ...before, [key]: value }));
      setFields((before) => before.filter(({ path }) => path !== key));
    },
    errorOf: (key: keyof Values & string) => fields.find(({ path }) => path === key)?.reason ?? null,
    problem,
    isBusy,
    /** Spread over the `<form>`. */
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}
