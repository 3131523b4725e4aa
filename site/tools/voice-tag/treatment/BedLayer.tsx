import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Anchor, BED_KINDS, BEDS, type Layer } from '#core/tools/voice-tag/beds.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { gainWords, percentWords } from './amount-words.ts';
import { layerWords, placeWords } from './layer-words.ts';
import { NumberField } from './NumberField.tsx';

interface BedLayerProps {
  layer: Layer;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<Layer>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const KINDS = BED_KINDS.map((kind) => ({ value: kind, label: BEDS[kind] }));
const PLACES = (Object.keys(placeWords) as Anchor[]).map((at) => ({ value: at, label: placeWords[at] }));

/** One layer: what it is and where it lies in a line, and opened everything about it. */
export function BedLayer({ layer, isFirst, isLast, onChange, onMove, onRemove }: BedLayerProps) {
  const name = BEDS[layer.kind];
  return (
    <li className="bed">
      <details>
        <summary>
          <b>{name}</b>
          <span className="small muted num">{layerWords(layer)}</span>
          <ChevronDown className="i i16" aria-hidden="true" />
        </summary>
        <div className="bed-fields">
          <Field label="Sound">
            <Select value={layer.kind} options={KINDS} onChange={(kind) => onChange({ kind })} />
          </Field>
          <Field label="Hangs on">
            <Select value={layer.at} options={PLACES} onChange={(at) => onChange({ at })} />
          </Field>
          <NumberField
            label="Starts after that"
            unit="beats"
            value={layer.offset}
            min={-32}
            max={32}
            step={0.25}
            onChange={(offset) => onChange({ offset })}
          />
          <NumberField
            label="Length"
            unit="beats"
            value={layer.length}
            min={0.25}
            max={64}
            step={0.25}
            empty="its own"
            onChange={(length) => onChange({ length })}
            onEmpty={() => onChange({ length: null })}
          />
          <Slider
            label="Level"
            value={layer.gain}
            min={-40}
            max={6}
            step={0.5}
            format={gainWords}
            onChange={(gain) => onChange({ gain })}
          />
          <Slider
            label="Ducks under the voice"
            value={Math.round(layer.duck * 100)}
            step={5}
            format={percentWords}
            onChange={(value) => onChange({ duck: value / 100 })}
          />
        </div>
      </details>
      <span className="bed-ways">
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          icon={ArrowUp}
          onClick={() => onMove(-1)}
          {...(isFirst && { disabledReason: 'It is the first' })}
        >
          {`Move ${name} up`}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          icon={ArrowDown}
          onClick={() => onMove(1)}
          {...(isLast && { disabledReason: 'It is the last' })}
        >
          {`Move ${name} down`}
        </Button>
        <Button size="sm" variant="quiet" iconOnly icon={Trash2} onClick={onRemove}>
          {`Take ${name} out`}
        </Button>
      </span>
    </li>
  );
}
