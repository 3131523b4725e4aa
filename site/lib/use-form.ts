import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, type FieldError, fieldErrors } from '#core/errors.ts';
import { wasSubmitted } from '#site/lib/early-submit.ts';
import { formProblem } from '#site/lib/problem-of.ts';

interface FormParts<Values> {
  initial: Values;
  /** The body schema of the endpoint: the same words here as from the server. */
  schema: z.ZodMiniType;
  send: (values: Values) => Promise<void>;
  /** Hears of every change: to keep what was typed when the form makes way for another. */
  onSet?: (change: Partial<Values>) => void;
}

/** A form that keeps what was typed, checks it before it is sent, and leads to the first field that was refused. */
export function useForm<Values extends Record<string, unknown>>(parts: FormParts<Values>) {
  const { initial, schema, send, onSet } = parts;
  const [values, setValues] = useState(initial);
  const [fields, setFields] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isEarly, setIsEarly] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (fields.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  // What was typed, or filled in by the browser, before the page came alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that happens once
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || !(control.name in initial)) continue;
      const given = control.type === 'checkbox' ? control.checked : control.value;
      if (given !== initial[control.name]) set(control.name, given as Values[keyof Values & string]);
    }
    setIsEarly(form.current !== null && wasSubmitted(form.current));
  }, []);
  useEffect(() => {
    if (isEarly) form.current?.requestSubmit();
  }, [isEarly]);

  function fail(error: unknown): void {
    const refused = error instanceof ApiError ? (error.details.fields ?? []) : [];
    const shown = refused.filter(({ path }) => path in values);
    setFields(shown);
    // A field that has no place in this form speaks for the whole.
    setProblem(shown.length > 0 ? null : refused[0] ? `${refused[0].reason}.` : formProblem(error));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const checked = z.safeParse(schema, values);
    if (!checked.success)
      return fail(new ApiError('INVALID_INPUT', undefined, { fields: fieldErrors(checked.error) }));
    setFields([]);
    setProblem(null);
    setIsBusy(true);
    try {
      await send(values);
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  }

  function set<Key extends keyof Values & string>(key: Key, value: Values[Key]): void {
    setValues((before) => ({ ...before, [key]: value }));
    onSet?.({ [key]: value } as unknown as Partial<Values>);
    if (fields.some(({ path }) => path === key)) setFields(fields.filter(({ path }) => path !== key));
  }

  return {
    values,
    set,
    reset: () => setValues(initial),
    errorOf: (key: keyof Values & string) => fields.find(({ path }) => path === key)?.reason ?? null,
    problem,
    isBusy,
    /** Spread over the `<form>`. Sent before the page came alive, it stays as it is, and is sent then. */
    form: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}
