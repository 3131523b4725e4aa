import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { CURRENCIES } from '#core/profile.ts';
import { Field } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Select } from '#site/ui/Select.tsx';
import { ZoneField } from '../parts/WhenFields.tsx';
import { type Choices, type UsualValues, zoneOf } from './import-choices.ts';
import type { Source } from './use-chosen-file.ts';

const CODES = CURRENCIES.map((value) => ({ value, label: value }));
const STATUSES = STATUS_IDS.map((value) => ({ value, label: GIG_STATUSES[value] }));

interface UsualPanelProps {
  source: Source;
  choices: Choices;
  usual: UsualValues;
  onChange(part: Partial<Choices>): void;
}

/** What holds where a file doesn't say it. */
export function UsualPanel({ source, choices, usual, onChange }: UsualPanelProps) {
  const isTable = source.kind === 'table';
  return (
    <Panel title={isTable ? "If a row doesn't say" : "If an event doesn't say"}>
      <div className="transfer-usual">
        <ZoneField
          label="Time zone"
          name="zone"
          value={choices.zone ?? usual.zone}
          error={zoneOf(choices, usual) === null ? 'Name a time zone such as Europe/London' : null}
          {...(isTable && { hint: "Used where we don't know the city." })}
          onChange={(zone) => onChange({ zone })}
        />
        {isTable && (
          <Field label="Currency">
            <Select
              name="currency"
              value={choices.currency ?? usual.currency}
              options={CODES}
              onChange={(currency) => onChange({ currency })}
            />
          </Field>
        )}
        <Field label="Status">
          <Select
            name="status"
            value={choices.status}
            options={STATUSES}
            onChange={(status) => onChange({ status })}
          />
        </Field>
      </div>
    </Panel>
  );
}
