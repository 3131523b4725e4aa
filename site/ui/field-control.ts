import { createContext, useContext } from 'react';

type Control = {
  id: string;
  labelId: string;
  describedBy?: string | undefined;
  invalid: boolean;
  required: boolean;
};

/** What a Field tells the control inside it. */
export const FieldControl = createContext<Control | null>(null);

/** The attributes that tie a single control to the Field around it; empty outside a Field. */
export function useFieldAttributes() {
  const field = useContext(FieldControl);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The same for a group of controls, which is named by the label instead of labelled through its id. */
export function useFieldGroupAttributes() {
  const field = useContext(FieldControl);
  if (!field) return {};
  return {
    'aria-labelledby': field.labelId,
    'aria-describedby': field.describedBy,
  };
}
