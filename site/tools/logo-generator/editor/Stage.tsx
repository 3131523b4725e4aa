import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Runs } from '#site/ui/Runs.tsx';
import { ConceptPicture } from '../ConceptPicture.tsx';
import type { Drawing } from '../designer/use-drawing.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import { COLOUR_WAY_WORDS, type Look } from './colour-way-words.ts';
import { svgAddress } from './svg-address.ts';
import './stage.css';

interface StageProps {
  open: OpenLogo;
  look: Look;
  drawing: Drawing;
}

/** The concept at work size, drawn anew with every change; the last picture stays while the next is drawn. */
export function Stage({ open, look, drawing }: StageProps) {
  const { selected } = open;
  const isStored = !selected.isUnsaved && look.colourWay === 'full' && look.lockup === 'full';
  const drawn = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : null;
  const stored = selected.file?.url ?? null;
  const ground = useGroundOfDrawn(look, isStored || drawing.state === 'ready');
  const first = isStored && stored !== null ? stored : drawn === null ? stored : svgAddress(drawn);
  return (
    <div
      className="stage"
      data-testid="stage"
      data-state={isStored ? 'stored' : drawing.state}
      style={ground === null ? undefined : { background: ground }}
    >
      <ConceptPicture
        url={first}
        instead={drawn && svgAddress(drawn)}
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
