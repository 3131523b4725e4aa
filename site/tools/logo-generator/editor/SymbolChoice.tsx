import { SYMBOL_IDS, SYMBOLS } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { useSymbolPictures } from '../designer/use-symbol-pictures.ts';
import { withSymbol } from './spec-changes.ts';
import type { Editing } from './use-editing.ts';

/** The symbols as the designer draws them; in words where it could not. */
export function SymbolChoice({ editing: { spec, change } }: { editing: Editing }) {
  const pictures = useSymbolPictures();
  const inWords = pictures.state === 'failed';
  return (
    <Field label="Symbol" group hint={`${SYMBOLS[spec.symbol].label}.`}>
      <PadGroup
        columns={inWords ? 3 : 8}
        narrowColumns={inWords ? 3 : 8}
        className={inWords ? '' : 'symbols'}
        value={spec.symbol}
        onChange={(symbol) => change(withSymbol(spec, symbol))}
        options={SYMBOL_IDS.map((id) => ({
          value: id,
          label: SYMBOLS[id].label,
          title: inWords ? (
            SYMBOLS[id].label
          ) : (
            <svg className="symbol" viewBox="0 0 100 100" aria-hidden="true">
              <title>{SYMBOLS[id].label}</title>
              {pictures.state === 'ready' && <path d={pictures.paths[id]} />}
            </svg>
          ),
        }))}
      />
    </Field>
  );
}
