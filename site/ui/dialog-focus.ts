import { useRef } from 'react';

const FIRST_STOPS = [
  '[data-autofocus]',
  '.dialog-body :is(input, select, textarea, button, a[href]):not(:disabled)',
  '.dialog-foot button',
];

/** Where focus goes when a dialog opens (its first control, not its close button) and closes (where it came from). */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const dialog = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
      for (const stop of FIRST_STOPS) {
        const control = dialog?.querySelector<HTMLElement>(stop);
        if (!control) continue;
        event.preventDefault();
        control.focus();
        return;
      }
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
