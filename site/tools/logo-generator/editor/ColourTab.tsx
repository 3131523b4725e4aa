import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { contrastRefusal, type LogoColours } from '#core/tools/logo-generator/colours.ts';
import {
  PALETTE_IDS,
  PALETTES,
  type PaletteId,
  paletteOf,
} from '#core/tools/logo-generator/engine/palettes.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { OwnColours } from '../brief/OwnColours.tsx';
import { Swatch } from '../brief/Swatch.tsx';
import { readField } from './field-text.ts';
import { withColours, withGroundSwapped, withPalette } from './spec-changes.ts';
import type { Editing } from './use-editing.ts';

const PARTS = ['bg', 'fg', 'a', 'b'] as const;
type Part = (typeof PARTS)[number];

/** The palettes, and the four colours of the logo, each of which can be its own. */
export function ColourTab({ editing }: { editing: Editing }) {
  const { spec, typed, change, type, settle } = editing;
  const colours = shownColours(editing);

  function take(next: LogoColours) {
    const changed = PARTS.filter((part) => next[part] !== colours[part]);
    const [only] = changed;
    if (only !== undefined && changed.length === 1) type(only, next[only]);
    else if (changed.length > 1) change(withColours(spec, next));
  }

  function leave() {
    for (const part of PARTS) {
      const text = typed[part];
      if (text === undefined || 'value' in readField(part, text)) settle(part);
    }
  }

  return (
    <>
      <Field label="Palette" group hint={spec.colours ? 'Your own colours now.' : undefined}>
        <PadGroup<PaletteId>
          columns={6}
          narrowColumns={6}
          className="palettes editor-palettes"
          value={spec.colours ? undefined : spec.palette}
          onChange={(palette) => change(withPalette(spec, palette))}
          options={PALETTE_IDS.map((id) => ({
            value: id,
            title: <Swatch palette={PALETTES[id]} />,
            label: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`,
          }))}
        />
      </Field>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves one of its fields */}
      <div className="editor-colours" onBlur={leave}>
        <OwnColours colours={colours} reasonFor={(path) => refusalOf(path, colours)} onChange={take} />
      </div>
      <Button size="sm" icon={ArrowUpDown} onClick={() => change(withGroundSwapped(spec))}>
        Swap ground and main
      </Button>
    </>
  );
}

function shownColours({ spec, typed: { bg, fg, a, b } }: Editing): LogoColours {
  const own = paletteOf(spec);
  return { bg: bg ?? own.bg, fg: fg ?? own.fg, a: a ?? own.a, b: b ?? own.b };
}

/** No colour at all, or one that cannot be told from the ground. */
function refusalOf(path: string, colours: LogoColours): string | null {
  const part = PARTS.find((one) => path === `colours.${one}`);
  if (!part) return null;
  const read = readField(part, colours[part]);
  if ('refusal' in read) return read.refusal;
  const areColours = PARTS.every((one: Part) => 'value' in readField(one, colours[one]));
  return areColours && part !== 'bg' ? contrastRefusal(colours, part) : null;
}
