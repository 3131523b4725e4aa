import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { numberOfText } from '#core/number-of-text.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { formProblem } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Field } from '#site/ui/Field.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { $tracker, changeTrackerSettings } from '../state/tracker-settings.store.ts';
import { useToldSettings } from './use-told-settings.ts';

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

/** A third of the form, in pixels: nothing moves once it is there. */
const FIELD_HEIGHT = 119;

const eachField = <Value,>(of: (id: FieldId) => Value): Values<Value> =>
  Object.fromEntries(FIELD_IDS.map((id) => [id, of(id)])) as Values<Value>;

/** What clashes, away times and free dates go by. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { settings, state } = useToldSettings(FIELD_IDS.length, FIELD_HEIGHT);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
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
          {settings && (
            <Button variant="go" type="submit" form={form} busy={isBusy}>
              Save
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'loading' && <SkeletonRows rows={FIELD_IDS.length} rowHeight={FIELD_HEIGHT} />}
      {state.kind === 'error' && <ErrorState {...state} />}
      {settings && <SettingsForm id={form} settings={settings} onBusy={setIsBusy} onSaved={onClose} />}
    </Dialog>
  );
}

interface SettingsFormProps {
  id: string;
  settings: TrackerSettings;
  onBusy(isBusy: boolean): void;
  onSaved(): void;
}

function SettingsForm({ id: form, settings, onBusy, onSaved }: SettingsFormProps) {
  const { homeCity } = useStore($tracker);
  // As they were when the form opened: what nobody changes here stays as another window has it.
  const [shown] = useState(settings);
  const [typed, setTyped] = useState(() => eachField((id) => String(shown[id])));
  const [errors, setErrors] = useState<Partial<Values<string>>>({});
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = eachField((id) => numberOfText(typed[id], FIELDS[id].decimals));
    const wrong = FIELD_IDS.filter((id) => (read[id] ?? Number.POSITIVE_INFINITY) > FIELDS[id].most);
    setErrors(
      Object.fromEntries(wrong.map((id) => [id, `From 0 to ${FIELDS[id].most.toLocaleString('en')}`])),
    );
    const [first] = wrong;
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const changed = Object.fromEntries(
      FIELD_IDS.filter((id) => read[id] !== shown[id]).map((id) => [id, read[id]]),
    ) as Partial<Values<number>>;
    onBusy(true);
    setProblem(null);
    try {
      await changeTrackerSettings((now) => ({ ...now, ...changed }));
      showToast({ tone: 'ok', title: 'Settings saved' });
      onSaved();
    } catch (error) {
      setProblem(formProblem(error));
      onBusy(false);
    }
  }

  return (
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
        {homeCity ? `Home is ${homeCity}. ` : "We don't know where home is yet. "}
        <a href="/profile">{homeCity ? 'Change it in your profile' : 'Add your city to your profile'}</a>
      </p>
      <Problem text={problem} />
    </form>
  );
}
