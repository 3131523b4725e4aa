import type { InputHTMLAttributes } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { textAt, withText } from './content-path.ts';
import type { DocumentForm } from './document-form.ts';

export interface DocumentFieldProps {
  /** Where in the document: `quotes.1.source`. */
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

/** One text of a document, saved as it is typed. A tool binds it to its own form. */
export function DocumentField<Content extends object>({
  form,
  path,
  label,
  hint,
  longest,
  isCounted,
  type,
  inputMode,
  rows,
  onLeave,
  placeholder,
}: DocumentFieldProps & { form: DocumentForm<Content> }) {
  const text = textAt(form.useContent(), path);
  const problem = form.useProblem(path);
  const shared = {
    name: path,
    value: text,
    placeholder,
    maxLength: longest,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      form.desk.change((content) => withText(content, path, target.value)),
    onBlur: () => {
      form.leaveField(path);
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
