import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { isCalendarDay } from '#core/gigs/moment.ts';
import { rangeWords } from '#core/gigs/range-words.ts';
import { MOST_BLOCKED } from '#core/gigs/tracker-settings.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { formProblem } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { $told, changeTrackerSettings } from '../../state/tracker-settings.store.ts';

const EMPTY = { from: '', to: '', note: '' };
const LONGEST_NOTE = 80;
type Typed = typeof EMPTY;

function wrongWith({ from, to }: Typed): Partial<Typed> {
  if (!isCalendarDay(from)) return { from: 'Choose the first day' };
  if (to !== '' && !isCalendarDay(to)) return { to: 'Choose a day' };
  return to !== '' && to < from ? { to: 'Use the first day or a later one' } : {};
}

/** Blocks days: one where no last day is said. What was typed stays until it is saved. */
export function BlockForm() {
  const told = useStore($told);
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFull = (told?.settings.blocked.length ?? 0) >= MOST_BLOCKED;

  const input = (name: keyof Typed) => ({
    name: `blocked.${name}`,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setErrors({});
    },
  });

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const wrong = wrongWith(typed);
    const [first] = Object.keys(wrong);
    setErrors(wrong);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="blocked.${first}"]`)?.focus();
    const days = { from: typed.from, to: typed.to || typed.from };
    const away = { id: newItemId(), ...days, note: typed.note.trim() };
    setIsBusy(true);
    setProblem(null);
    try {
      await changeTrackerSettings((settings) => ({ ...settings, blocked: [...settings.blocked, away] }));
      setTyped(EMPTY);
      showToast({ tone: 'ok', title: 'Days blocked', text: rangeWords(days) });
    } catch (error) {
      setProblem(formProblem(error));
    }
    setIsBusy(false);
  }

  return (
    <form
      className="cal-block-form"
      noValidate
      aria-label="Block days"
      onSubmit={(event) => void save(event)}
    >
      <Field label="From" error={errors.from ?? null}>
        <TextInput type="date" className="num" min="2000-01-01" max="2089-12-31" {...input('from')} />
      </Field>
      <Field label="To" error={errors.to ?? null}>
        <TextInput
          type="date"
          className="num"
          min={typed.from || '2000-01-01'}
          max="2089-12-31"
          {...input('to')}
        />
      </Field>
      <Field label="Note" className="cal-block-note">
        <TextInput
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          placeholder="Family, studio, holiday"
          {...input('note')}
        />
      </Field>
      <Button
        size="sm"
        type="submit"
        busy={isBusy}
        {...(isFull && { disabledReason: `At most ${MOST_BLOCKED}. Remove some first.` })}
      >
        Block days
      </Button>
      <Problem text={problem} />
    </form>
  );
}
