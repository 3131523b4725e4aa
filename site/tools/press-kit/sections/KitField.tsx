import type { InputHTMLAttributes } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { desk } from '../studio.ts';
import { textAt, withText } from './kit-path.ts';
import { leaveField, useKit, useProblem } from './use-kit.ts';

export interface KitFieldProps {
  /** Where in the kit: `quotes.1.source`. */
  path: string;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Characters; they are counted where `isCounted`. */
  longest?: number | undefined;
  isCounted?: boolean | undefined;
  type?: 'text' | 'url' | 'email' | 'tel' | 'date' | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** A text of several lines. */
  rows?: number | undefined;
  onLeave?: ((text: string) => void) | undefined;
}

/** One text of the kit, saved as it is typed. */
export function KitField(props: KitFieldProps) {
  const { path, label, hint, placeholder, longest, isCounted, type, inputMode, rows, onLeave } = props;
  const text = textAt(useKit(), path);
  const problem = useProblem(path);
  const shared = {
    name: path,
    value: text,
    placeholder,
    maxLength: longest,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      desk.change((kit) => withText(kit, path, target.value)),
    onBlur: () => {
      leaveField(path);
      onLeave?.(text);
    },
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={problem}
      {...(isCounted && longest !== undefined && { counter: { used: text.length, max: longest } })}
    >
      {rows ? (
        <TextArea {...shared} rows={rows} />
      ) : (
        <TextInput {...shared} type={type} inputMode={inputMode} />
      )}
    </Field>
  );
}
