import { contrast } from '#core/colour/contrast.ts';
import { LEAST_CONTRAST, type LogoColours, readable } from '#core/tools/logo-generator/colours.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { isHex, tidyHex } from './hex.ts';

const PARTS = { bg: 'Ground', fg: 'Main', a: 'Accent', b: 'Second accent' } as const;
type Part = keyof typeof PARTS;
const PART_IDS = Object.keys(PARTS) as Part[];

/** `4.5 : 1` stays on one line. */
const RATIO = '\u00A0:\u00A0';

interface OwnColoursProps {
  colours: LogoColours;
  /** Why a colour was refused, by its path. */
  reasonFor: (path: string) => string | null;
  onChange: (colours: LogoColours) => void;
}

/** Four colours, each with how well it stands out from the ground. */
export function OwnColours({ colours, reasonFor, onChange }: OwnColoursProps) {
  const isWhole = PART_IDS.every((part) => isHex(colours[part]));
  const isFaint = isWhole && PART_IDS.some((part) => reasonFor(`colours.${part}`) !== null);
  return (
    <div className="own-colours">
      {PART_IDS.map((part) => (
        <ColourRow
          key={part}
          part={part}
          value={colours[part]}
          ground={colours.bg}
          error={reasonFor(`colours.${part}`)}
          onChange={(value) => onChange({ ...colours, [part]: value })}
        />
      ))}
      {isFaint && (
        <Button size="sm" full onClick={() => onChange(readable(colours))}>
          Make it readable
        </Button>
      )}
    </div>
  );
}

interface ColourRowProps {
  part: Part;
  value: string;
  ground: string;
  error: string | null;
  onChange: (value: string) => void;
}

function ColourRow({ part, value, ground, error, onChange }: ColourRowProps) {
  const label = PARTS[part];
  return (
    <Field label={label} error={error?.replaceAll(' : ', RATIO) ?? null}>
      <span className="colour-row">
        <input
          type="color"
          aria-label={`${label}, pick`}
          className="colour-well"
          value={isHex(value) ? value.trim().toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <TextInput
          name={`colours.${part}`}
          value={value}
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          placeholder="#FF9E14"
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(tidyHex(value))}
        />
        <ContrastFigure part={part} colour={value} ground={ground} />
      </span>
    </Field>
  );
}

/** Rounded down, so that 4.46 never reads as enough. */
function ContrastFigure({ part, colour, ground }: { part: Part; colour: string; ground: string }) {
  if (part === 'bg' || !isHex(colour) || !isHex(ground)) return <span className="contrast" />;
  const figure = Math.floor(contrast(colour.trim(), ground.trim()) * 10) / 10;
  return (
    <span className="contrast small num muted" title={`It takes ${LEAST_CONTRAST[part]} : 1`}>
      <span className="sr">Contrast with the ground </span>
      {figure.toFixed(1)}
      {RATIO}1
    </span>
  );
}
