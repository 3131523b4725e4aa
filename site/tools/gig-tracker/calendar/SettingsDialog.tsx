import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { numberOfText } from '#core/number-of-text.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { formProblem } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { $tracker, changeTrackerSettings } from '../state/tracker-settings.store.ts';

const FIELDS = {
  sleepHours: {
    ...{ label: 'Sleep between two nights', unit: 'h', most: 12, decimals: 1 },
    hint: 'Less than this counts as a clash.',
  },
  setUp: {
    ...{ label: 'Set-up before a set', unit: 'min', most: 1440, decimals: 0 },
    hint: 'Unless the gig or its venue says otherwise.',
  },
  packDown: {
    label: 'Pack-down after a set',
    unit: 'min',
    most: 1440,
    decimals: 0,
    hint: 'Unless the gig says otherwise.',
  },
} as const;
type FieldId = keyof typeof FIELDS;
const FIELD_IDS = Object.keys(FIELDS) as FieldId[];
type Values<Value> = Record<FieldId, Value>;

const eachField = <Value,>(of: (id: FieldId) => Value): Values<Value> =>
  Object.fromEntries(FIELD_IDS.map((id) => [id, of(id)])) as Values<Value>;

/** What clashes, away times and free dates go by. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const tracker = useStore($tracker);
  const [typed, setTyped] = useState(() => eachField((id) => String(tracker[id])));
  const [errors, setErrors] = useState<Partial<Values<string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = eachField((id) => numberOfText(typed[id], FIELDS[id].decimals));
    const wrong = FIELD_IDS.filter((id) => (read[id] ?? Number.POSITIVE_INFINITY) > FIELDS[id].most);
    setErrors(
      Object.fromEntries(wrong.map((id) => [id, `From 0 to ${FIELDS[id].most.toLocaleString('en')}`])),
    );
    const [first] = wrong;
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      await changeTrackerSettings((settings) => ({ ...settings, ...(read as Values<number>) }));
      showToast({ tone: 'ok', title: 'Settings saved' });
      onClose();
    } catch (error) {
      setProblem(formProblem(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Calendar settings"
      description="Used for clashes, away times and free dates."
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" type="submit" form={form} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="cal-settings" noValidate onSubmit={(event) => void save(event)}>
        {FIELD_IDS.map((id) => (
          <Field key={id} label={FIELDS[id].label} hint={FIELDS[id].hint} error={errors[id] ?? null}>
            <TextInput
              name={id}
              className="num"
              inputMode="decimal"
              autoComplete="off"
              unit={FIELDS[id].unit}
              value={typed[id]}
              onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
            />
          </Field>
        ))}
        <p className="small muted">
          {tracker.homeCity ? `Home is ${tracker.homeCity}. ` : 'We don’t know where home is yet. '}
          <a href="/profile">
            {tracker.homeCity ? 'Change it in your profile' : 'Add your city to your profile'}
          </a>
        </p>
        <Problem text={problem} />
      </form>
    </Dialog>
  );
}
