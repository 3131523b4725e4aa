import { SYMBOL_IDS, SYMBOLS, type SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { type SymbolPictures, useSymbolPictures } from '../designer/use-symbol-pictures.ts';
import { ANY, type OrAny, someAfter } from './any-pad.ts';
import { MOST_SYMBOLS } from './brief-draft.ts';

interface SymbolPadsProps {
  /** None means any. */
  chosen: readonly SymbolId[];
  /** Symbols stand among the things to leave out. */
  areLeftOut: boolean;
  error: string | null;
  onChange: (symbols: SymbolId[]) => void;
}

/** The symbols as the designer draws them; in words where it could not. */
export function SymbolPads({ chosen, areLeftOut, error, onChange }: SymbolPadsProps) {
  const pictures = useSymbolPictures();
  const isFull = chosen.length === MOST_SYMBOLS;
  const names = chosen.map((id) => SYMBOLS[id].label).join(', ');
  return (
    <Field label="Symbol" group hint={hintFor(areLeftOut, names, isFull)} error={error}>
      <PadGroup<OrAny<SymbolId>>
        multiple
        columns={pictures.state === 'failed' ? 2 : 5}
        narrowColumns={pictures.state === 'failed' ? 2 : 7}
        className={pictures.state === 'failed' ? '' : 'symbols'}
        value={chosen.length > 0 ? chosen : [ANY]}
        onChange={(next) => onChange(someAfter(next, chosen, SYMBOL_IDS, MOST_SYMBOLS))}
        options={[
          { value: ANY, title: 'Any' },
          ...SYMBOL_IDS.map((id) => ({
            value: id,
            title: <Face id={id} pictures={pictures} />,
            label: SYMBOLS[id].label,
            disabled: areLeftOut || (isFull && !chosen.includes(id)),
          })),
        ]}
      />
    </Field>
  );
}

function hintFor(areLeftOut: boolean, names: string, isFull: boolean): string {
  if (areLeftOut) return 'Symbols are left out, below.';
  if (names === '') return `Up to ${MOST_SYMBOLS}, or any.`;
  return isFull ? `${names}. Take one off to choose another.` : `${names}.`;
}

function Face({ id, pictures }: { id: SymbolId; pictures: SymbolPictures }) {
  if (pictures.state === 'failed') return SYMBOLS[id].label;
  return (
    <svg className="symbol" viewBox="0 0 100 100" aria-hidden="true">
      <title>{SYMBOLS[id].label}</title>
      {pictures.state === 'ready' && <path d={pictures.paths[id]} />}
    </svg>
  );
}
