import { ARCHETYPE_IDS, ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { asKind } from './kind-memory.ts';
import { svgAddress } from './svg-address.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import type { Editing } from './use-editing.ts';

const SMALL: RenderOptions = { width: 240, height: 180 };

/** The same name, face and colours, built in every other way. */
export function KindPads({ editing }: { editing: Editing }) {
  const { spec, past, change } = editing;
  const as = (kind: LogoSpec['archetype']) => (kind === spec.archetype ? spec : asKind(spec, kind, past));
  const list = useChosenInSight<HTMLDivElement>();
  return (
    <Field label="Kind" group>
      <div ref={list}>
        <PadGroup
          className="kinds"
          columns={4}
          narrowColumns={4}
          value={spec.archetype}
          onChange={(kind) => change(as(kind))}
          options={ARCHETYPE_IDS.map((kind) => ({
            value: kind,
            label: ARCHETYPES[kind].label,
            title: <KindFace spec={as(kind)} />,
          }))}
        />
      </div>
    </Field>
  );
}

function KindFace({ spec }: { spec: LogoSpec }) {
  const svg = useCalmDrawing(spec, SMALL);
  return (
    <>
      <span className="thumb" style={{ background: paletteOf(spec).bg }}>
        {svg && <img src={svgAddress(svg)} alt="" width={240} height={180} />}
      </span>
      <span className="micro">{ARCHETYPES[spec.archetype].label}</span>
    </>
  );
}
