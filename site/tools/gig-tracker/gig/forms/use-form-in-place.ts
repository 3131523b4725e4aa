import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormInPlace {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Of what holds the form. */
  body: RefObject<HTMLDivElement | null>;
  /** Of the button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** A form that opens in a panel: the focus goes into it, and back to the button that opened it. */
export function useFormInPlace(): FormInPlace {
  const [isOpen, setIsOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>('input, button')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), body, button };
}
