import { count } from '#core/count-words.ts';
import { UNITS } from '#core/gigs/booking.ts';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { numberOfText } from '#core/number-of-text.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { type Reading, useGigForm } from '../../parts/use-gig-form.ts';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { EditPanel, Facts, FormFoot } from '../forms/EditPanel.tsx';

type Unit = keyof typeof UNITS;

/** No other gig so near for so long, where a contract says so. */
export function RadiusPanel({ gig }: { gig: Gig }) {
  const { radius } = gig;
  return (
    <EditPanel
      id="radius"
      title="Radius clause"
      edit={radius ? 'Edit' : 'Add'}
      form={(close) => <RadiusForm gig={gig} onDone={close} />}
    >
      {radius ? (
        <Facts
          facts={[
            ['Within', `${radius.distance.toLocaleString('en')} ${UNITS[radius.unit]}`],
            ['Before', count(radius.before, 'day')],
            ['After', count(radius.after, 'day')],
          ]}
        />
      ) : (
        <p className="panel-b small muted">
          None. If your contract rules out other gigs nearby, add it: gigs inside the radius are flagged.
        </p>
      )}
    </EditPanel>
  );
}

interface RadiusValues {
  distance: string;
  unit: Unit;
  before: string;
  after: string;
}

const UNIT_OPTIONS = (Object.keys(UNITS) as Unit[]).map((value) => ({ value, label: UNITS[value] }));
/** What most clauses say, as a beginning. */
const USUAL = { distance: '100', unit: 'km', before: '14', after: '14' } as const;
const FURTHEST = 5000;

const radiusOf = ({ radius }: Gig): RadiusValues =>
  radius
    ? {
        ...{ distance: String(radius.distance), unit: radius.unit },
        ...{ before: String(radius.before), after: String(radius.after) },
      }
    : USUAL;

function readRadius({ distance, unit, before, after }: RadiusValues): Reading {
  const whole = (path: keyof RadiusValues, text: string, least: number, most: number) => {
    const value = numberOfText(text, 0);
    const isFine = value !== null && value >= least && value <= most;
    return isFine
      ? { value }
      : { problem: { path, reason: `From ${least} to ${most.toLocaleString('en')}` } };
  };
  const read = [
    whole('distance', distance, 1, FURTHEST),
    whole('before', before, 0, GIG_MOST.radiusDays),
    whole('after', after, 0, GIG_MOST.radiusDays),
  ];
  const problems = read.flatMap(({ problem }) => problem ?? []);
  const [far = 0, from = 0, until = 0] = read.map(({ value }) => value ?? 0);
  return problems.length > 0
    ? { problems }
    : { patch: { radius: { distance: far, unit, before: from, after: until } } };
}

function RadiusForm({ gig, onDone }: { gig: Gig; onDone(): void }) {
  const { radius } = gig;
  const { values, set, errorOf, problem, isBusy, form } = useGigForm<RadiusValues>({
    ...{ gig, initial: radiusOf },
    ...{ read: readRadius, onSaved: onDone, fieldOf: (path) => path.replace('radius.', '') },
  });
  const number = (key: Exclude<keyof RadiusValues, 'unit'>, label: string, unit?: string) => (
    <Field label={label} error={errorOf(key)}>
      <TextInput
        name={key}
        className="num"
        inputMode="numeric"
        value={values[key]}
        autoComplete="off"
        {...(unit && { unit })}
        onChange={({ target }) => set(key, target.value)}
      />
    </Field>
  );
  return (
    <form className="gig-form" {...form} aria-label="Radius clause">
      <div className="gig-form-pair">
        {number('distance', 'No other gig within')}
        <Field label="Unit">
          <Select
            name="unit"
            value={values.unit}
            options={UNIT_OPTIONS}
            onChange={(unit) => set('unit', unit)}
          />
        </Field>
        {number('before', 'Before the gig', 'days')}
        {number('after', 'After the gig', 'days')}
      </div>
      <FormFoot isBusy={isBusy} problem={problem} onCancel={onDone}>
        {radius && (
          <Button
            variant="quiet"
            data-first
            onClick={() => {
              onDone();
              void changeWithUndo(gig.id, { radius: null }, 'Radius clause removed');
            }}
          >
            Remove
          </Button>
        )}
      </FormFoot>
    </form>
  );
}
