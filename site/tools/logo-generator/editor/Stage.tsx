import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Runs } from '#site/ui/Runs.tsx';
import { ConceptPicture } from '../ConceptPicture.tsx';
import { useDrawing } from '../designer/use-drawing.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import { COLOUR_WAY_WORDS, type Look } from './colour-way-words.ts';
import { stageDrawings } from './stage-drawings.ts';
import { svgAddress } from './svg-address.ts';
import './stage.css';

interface StageProps {
  open: OpenLogo;
  look: Look;
}

/** The concept at work size, drawn anew with every change; the last picture stays while the next is drawn. */
export function Stage({ open, look }: StageProps) {
  const { selected } = open;
  const isStored = !selected.isUnsaved && look.colourWay === 'full' && look.lockup === 'full';
  const drawing = useDrawing(isStored ? null : selected.spec, look, stageDrawings);
  // Drawn even so: the designer is awake before the first change, and a file may not load.
  const storedDrawing = useDrawing(isStored ? selected.spec : null, look, stageDrawings);
  const spare = storedDrawing.state === 'ready' ? storedDrawing.svg : null;
  const svg = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : spare;
  const drawn = svg === null ? null : svgAddress(svg);
  const stored = selected.file?.url ?? null;
  const ground = useGroundOfDrawn(look, isStored || drawing.state === 'ready');
  return (
    <div
      className="stage"
      data-testid="stage"
      data-state={isStored ? 'stored' : drawing.state}
      style={ground === null ? undefined : { background: ground }}
    >
      <ConceptPicture
        url={isStored ? (stored ?? drawn) : (drawn ?? stored)}
        instead={drawn}
        alt={`${selected.spec.name}, ${selected.label}`}
        now
      />
      <Step open={open} by={-1} />
      <Step open={open} by={1} />
      {drawing.state === 'drawing' && !isStored && (
        <span className="stage-runs">
          <Runs />
        </span>
      )}
      {drawing.state === 'failed' && (
        <p className="stage-failed small" role="alert">
          {drawing.reason ?? 'This could not be drawn.'}{' '}
          <button type="button" className="link small" onClick={drawing.retry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

/** The ground changes with the picture, not before it. */
function useGroundOfDrawn({ colourWay }: Look, isDrawn: boolean): string | null {
  const { ground } = COLOUR_WAY_WORDS[colourWay];
  const [last, setLast] = useState(ground);
  useEffect(() => {
    if (isDrawn) setLast(ground);
  }, [isDrawn, ground]);
  return isDrawn ? ground : last;
}

/** To the concept before or after, round and round. */
function Step({ open, by }: { open: OpenLogo; by: 1 | -1 }) {
  const { concepts, selected, select } = open;
  const at = concepts.findIndex(({ id }) => id === selected.id);
  const to = concepts.at((at + by) % concepts.length);
  return (
    <Button
      size="sm"
      iconOnly
      className={by === 1 ? 'step next' : 'step'}
      icon={by === 1 ? ChevronRight : ChevronLeft}
      onClick={() => to && select(to.id)}
    >
      {by === 1 ? 'Next concept' : 'Previous concept'}
    </Button>
  );
}
