import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { Button } from '#site/ui/Button.tsx';
import { Select } from '#site/ui/Select.tsx';
import type { ShownConcept } from '../concepts-of.ts';
import { useDrawing } from '../designer/use-drawing.ts';
import { svgAddress } from '../editor/svg-address.ts';
import { faceWords } from '../editor/typeface-search.ts';
import { GROUNDS, type Ground } from './grounds.ts';
import { useSmallestSize } from './use-smallest-size.ts';

interface CompareSideProps {
  /** Names the choice of this side. */
  side: string;
  concepts: readonly ShownConcept[];
  id: string;
  ground: Ground;
  onChoose: (id: string) => void;
  onTake: (id: string) => void;
}

export function CompareSide({ side, concepts, id, ground, onChoose, onTake }: CompareSideProps) {
  const concept = concepts.find((one) => one.id === id) ?? concepts[0];
  if (!concept) return null;
  return (
    <section className="compare-side" aria-label={`${side} concept`}>
      <Select
        aria-label={`${side} concept`}
        value={id}
        onChange={onChoose}
        options={concepts.map(({ id: value, number, label }) => ({ value, label: `${number} · ${label}` }))}
      />
      <ComparePicture concept={concept} ground={ground} />
      <Facts concept={concept} />
      <Button full onClick={() => onTake(concept.id)}>
        Take this one
      </Button>
    </section>
  );
}

function ComparePicture({ concept: { spec, label }, ground }: { concept: ShownConcept; ground: Ground }) {
  const { colourWay, colour } = GROUNDS.find((one) => one.id === ground) ?? GROUNDS[0] ?? OWN;
  const drawing = useDrawing(spec, { colourWay, lockup: 'full' });
  const svg = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : null;
  return (
    <span className="thumb" style={{ background: colour ?? paletteOf(spec).bg }}>
      {svg && <img src={svgAddress(svg)} alt={`${spec.name}, ${label}`} width={1200} height={900} />}
      {drawing.state === 'failed' && (
        <span className="small" role="alert">
          {drawing.reason ?? 'This could not be drawn.'}
        </span>
      )}
    </span>
  );
}

const OWN = { colourWay: 'full', colour: null } as const;

function Facts({ concept: { spec } }: { concept: ShownConcept }) {
  const smallest = useSmallestSize(spec);
  return (
    <dl className="compare-facts small">
      <div>
        <dt className="muted">Name</dt>
        <dd>{spec.name}</dd>
      </div>
      <div>
        <dt className="muted">Face</dt>
        <dd>{faceWords(spec.font)}</dd>
      </div>
      <div>
        <dt className="muted">Reads from</dt>
        <dd className="num">{smallest === null ? '…' : `${smallest} px tall`}</dd>
      </div>
    </dl>
  );
}
