import { type RefObject, useEffect } from 'react';

/** Puts the focus on the first control of a form that has just been opened in place. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A menu that opened it gives the focus back to its button first.
    const later = setTimeout(() =>
      form.current?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"]')?.focus(),
    );
    return () => clearTimeout(later);
  }, [form]);
}
