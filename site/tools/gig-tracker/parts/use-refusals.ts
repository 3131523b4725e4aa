import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#core/errors.ts';

/**
 * Why a form was refused: a reason stands at its field, and the first such field gets the focus; what belongs to none of
 * `names` stands below the form. `fieldOf` tells the field that a refused path belongs to.
 */
export function useRefusals(names: readonly string[], fieldOf: (path: string) => string = (path) => path) {
  const [fields, setFields] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (fields.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  return {
    /** Of the `<form>`. */
    form,
    problem,
    errorOf: (name: string): string | null => fields.find(({ path }) => path === name)?.reason ?? null,
    refuse(refused: readonly FieldError[], reason: string): void {
      const placed = refused.map((field) => ({ ...field, path: fieldOf(field.path) }));
      const elsewhere = placed.find(({ path }) => !names.includes(path));
      setFields(placed.filter(({ path }) => names.includes(path)));
      setProblem(elsewhere ? `${elsewhere.reason}.` : placed.length > 0 ? null : reason);
    },
    /** What is typed anew is no longer wrong. */
    forget: (typed: readonly string[]): void =>
      setFields((before) => before.filter(({ path }) => !typed.includes(path))),
    clear(): void {
      setFields([]);
      setProblem(null);
    },
  };
}
