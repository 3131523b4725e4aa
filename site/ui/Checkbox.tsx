import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useFieldAttributes } from './field-control.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** One line below the label. */
  hint?: ReactNode;
  onChange?: (checked: boolean) => void;
};

export function Checkbox({ label, hint, onChange, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input
        {...useFieldAttributes()}
        {...rest}
        type="checkbox"
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        {label}
        {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}
