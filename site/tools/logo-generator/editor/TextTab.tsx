import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { readField, textOf } from './field-text.ts';
import { sameSpec } from './same-spec.ts';
import { $saving } from './save-works.ts';
import type { Editing } from './use-editing.ts';

interface TextTabProps {
  concept: string;
  editing: Editing;
}

/** Longer than any name may be: what is too long stays in the field, with the reason below it. */
const MOST_TYPED = 200;

/** The words of the logo. What cannot be drawn stays in its field and is not drawn. */
export function TextTab({ concept, editing }: TextTabProps) {
  return (
    <>
      <WordsField field="name" label="Artist name" concept={concept} editing={editing} />
      <WordsField
        field="tagline"
        label="Line underneath"
        hint="Left out of the symbol and the wordmark."
        concept={concept}
        editing={editing}
      />
      <p className="micro muted">Changes this concept only. The brief stays.</p>
    </>
  );
}

interface WordsFieldProps extends TextTabProps {
  field: 'name' | 'tagline';
  label: string;
  hint?: string;
}

function WordsField({ field, label, hint, concept, editing }: WordsFieldProps) {
  const id = useId();
  const text = editing.typed[field] ?? textOf(editing.spec, field);
  const read = readField(field, text);
  const refused = useRefusal(concept, field, editing);
  const error = 'refusal' in read ? read.refusal : refused;
  return (
    <Field label={label} hint={hint} error={error} required={field === 'name'}>
      <TextInput
        name={`${id}-${field}`}
        value={text}
        maxLength={MOST_TYPED}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => editing.type(field, event.target.value)}
        onBlur={() => editing.settle('value' in read ? field : undefined)}
      />
    </Field>
  );
}

/** Why the server refused this field, while it still stands as it was sent. */
function useRefusal(concept: string, field: string, { spec }: Editing): string | null {
  const saving = useStore($saving);
  if (saving.state !== 'failed') return null;
  const refusal = saving.refusals.find((one) => one.concept === concept && one.field === field);
  return refusal && sameSpec(refusal.spec, spec) ? refusal.reason : null;
}
