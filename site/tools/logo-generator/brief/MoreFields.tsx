import {
  AVOIDANCES,
  type AvoidanceId,
  LAYOUTS,
  type LayoutId,
} from '#core/tools/logo-generator/brief-choices.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { ANY, type OrAny, someAfter } from './any-pad.ts';
import type { BriefDraft } from './brief-draft.ts';
import { SymbolPads } from './SymbolPads.tsx';

const AVOIDANCE_IDS = Object.keys(AVOIDANCES) as AvoidanceId[];
const LAYOUT_IDS = Object.keys(LAYOUTS) as LayoutId[];

interface MoreFieldsProps {
  draft: BriefDraft;
  reasonFor: (path: string) => string | null;
  onChange: (part: Partial<BriefDraft>) => void;
}

export function MoreFields({ draft, reasonFor, onChange }: MoreFieldsProps) {
  return (
    <div className="more-fields">
      <div data-path="symbols">
        <SymbolPads
          chosen={draft.symbols}
          areLeftOut={draft.avoid.includes('symbols')}
          error={reasonFor('symbols')}
          onChange={(symbols) => onChange({ symbols })}
        />
      </div>
      <div data-path="layout">
        <Field label="Layout" group error={reasonFor('layout')}>
          <PadGroup<OrAny<LayoutId>>
            value={draft.layout ?? ANY}
            onChange={(layout) => onChange({ layout: layout === ANY ? null : layout })}
            options={[
              { value: ANY, title: 'Any' },
              ...LAYOUT_IDS.map((value) => ({ value, title: LAYOUTS[value].label })),
            ]}
          />
        </Field>
      </div>
      <div data-path="avoid">
        <Field label="Leave out" group error={reasonFor('avoid')}>
          <PadGroup<AvoidanceId>
            multiple
            value={draft.avoid}
            onChange={(avoid) =>
              onChange({ avoid: someAfter(avoid, draft.avoid, AVOIDANCE_IDS, AVOIDANCE_IDS.length) })
            }
            options={AVOIDANCE_IDS.map((value) => ({ value, title: AVOIDANCES[value].label }))}
          />
        </Field>
      </div>
    </div>
  );
}
