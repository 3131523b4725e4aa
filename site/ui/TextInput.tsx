import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field-control.ts';

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  /** A unit after the value: "km", "EUR". */
  unit?: string;
};

export function TextInput({ unit, className, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldAttributes();
  const input = <input {...field} {...rest} type={type} className={cx('input', className)} />;
  if (unit === undefined) return input;
  return (
    <span className="input-box">
      {input}
      <span className="unit num" aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}
