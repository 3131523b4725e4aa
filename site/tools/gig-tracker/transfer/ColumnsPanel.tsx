import { IMPORT_FIELDS, type ImportField, type Mapping } from '#core/gigs/import/guess-columns.ts';
import { Field } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Select, type SelectOption } from '#site/ui/Select.tsx';
import { mappingProblems } from './import-choices.ts';
import type { Source } from './use-chosen-file.ts';

const OPTIONS: readonly SelectOption<ImportField | 'none'>[] = [
  { value: 'none', label: 'Leave out' },
  ...(Object.keys(IMPORT_FIELDS) as ImportField[]).map((value) => ({ value, label: IMPORT_FIELDS[value] })),
];

interface ColumnsPanelProps {
  source: Extract<Source, { kind: 'table' }>;
  mapping: Mapping;
  onChange(mapping: Mapping): void;
}

/** What each column of a table says. */
export function ColumnsPanel({ source, mapping, onChange }: ColumnsPanelProps) {
  const { columns, whole } = mappingProblems(mapping);
  return (
    <Panel title="Columns" aside={<span className="muted">Check what each column is</span>}>
      <ul className="transfer-columns">
        {source.header.map((name, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
          <li key={column}>
            <div className="transfer-column">
              <b>{name || `Column ${column + 1}`}</b>
              <p className="small muted">{source.samples[column]?.join(' · ') || 'Empty'}</p>
            </div>
            <Field
              label={`${name || `Column ${column + 1}`} is`}
              hideLabel
              error={columns.get(column) ?? null}
            >
              <Select
                value={mapping[column] ?? 'none'}
                options={OPTIONS}
                onChange={(field) =>
                  onChange(
                    mapping.map((one, at) => (at === column ? (field === 'none' ? null : field) : one)),
                  )
                }
              />
            </Field>
          </li>
        ))}
      </ul>
      <div role="alert">{whole !== null && <p className="err transfer-pad">{whole}</p>}</div>
    </Panel>
  );
}
