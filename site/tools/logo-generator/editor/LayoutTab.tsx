import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { KindPads } from './KindPads.tsx';
import { SettingControls } from './SettingControls.tsx';
import { SymbolChoice } from './SymbolChoice.tsx';
import { MOST_ROWS, withRows } from './spec-changes.ts';
import type { Editing } from './use-editing.ts';

const ROWS = ['auto', ...Array.from({ length: MOST_ROWS }, (_, row) => String(row + 1))];

/** Kinds whose letters stand on a circle or in a sign: there are no rows. */
const WITHOUT_ROWS: readonly LogoSpec['archetype'][] = ['ring', 'badge'];

/** How it is built: the kind, where its parts stand, and which symbol. */
export function LayoutTab({ editing }: { editing: Editing }) {
  const { spec, change } = editing;
  return (
    <>
      <KindPads editing={editing} />
      <SettingControls editing={editing} place="layout" />
      {!WITHOUT_ROWS.includes(spec.archetype) && (
        <Field label="Rows" group hint={spec.rows === undefined ? 'By the length of the name.' : undefined}>
          <PadGroup
            columns={5}
            narrowColumns={5}
            value={String(spec.rows ?? 'auto')}
            onChange={(rows) => change(withRows(spec, rows === 'auto' ? null : Number(rows)))}
            options={ROWS.map((rows) => ({ value: rows, title: rows === 'auto' ? 'Auto' : rows }))}
          />
        </Field>
      )}
      {showsSymbol(spec) && <SymbolChoice editing={editing} />}
    </>
  );
}

/** Whether the symbol that is chosen is part of the picture. */
function showsSymbol(spec: LogoSpec): boolean {
  switch (spec.archetype) {
    case 'symbol':
      return true;
    case 'ring':
      return spec.params.centre === 'symbol';
    case 'minimal':
      return spec.params.withSymbol;
    default:
      return false;
  }
}
