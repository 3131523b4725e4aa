import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useMemo } from 'react';
import { cx } from './cx.ts';
import { FieldControl } from './field-control.ts';

type FieldProps = {
  label: ReactNode;
  /** Why, or what happens with it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Replaces the hint. */
  error?: string | null;
  /** Characters used and allowed, shown at the right of the label. */
  counter?: { used: number; max: number };
  required?: boolean;
  /** The children are a group (pads, several boxes), not one input. */
  group?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, control, hint and error, tied together; the control inside picks up its id and descriptions by itself. */
export function Field(props: FieldProps) {
  const { label, hint, error, counter, required, group, hideLabel, className, children } = props;
  const id = useId();
  const described = [error ? `${id}-error` : hint ? `${id}-hint` : '', counter ? `${id}-max` : '']
    .filter(Boolean)
    .join(' ');
  const control = useMemo(
    () => ({
      id: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: described || undefined,
      invalid: Boolean(error),
      required: required ?? false,
    }),
    [id, described, error, required],
  );
  const Label = group ? 'span' : 'label';
  return (
    <div className={cx('field', className)} data-invalid={error ? '' : undefined}>
      <div className={hideLabel ? 'sr' : 'field-top'}>
        <Label className="lab" id={control.labelId} {...(group ? {} : { htmlFor: control.id })}>
          {label}
        </Label>
        {counter && <Counter id={`${id}-max`} {...counter} />}
      </div>
      <FieldControl value={control}>{children}</FieldControl>
      {error ? (
        <p className="err" id={`${id}-error`}>
          <CircleAlert className="i i16" aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function Counter({ id, used, max }: { id: string; used: number; max: number }) {
  return (
    <>
      <span className={cx('num counter', used > max && 'danger')} aria-hidden="true">
        {used} / {max}
      </span>
      <span className="sr" id={id}>
        {used > max ? `${used - max} characters too many` : `At most ${max} characters`}
      </span>
    </>
  );
}
