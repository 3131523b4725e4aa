import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field-control.ts';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Grows with its text where the browser can; `rows` is its smallest height. */
export function TextArea({ className, rows = 3, ...rest }: TextAreaProps) {
  return <textarea {...useFieldAttributes()} {...rest} rows={rows} className={cx('input area', className)} />;
}
