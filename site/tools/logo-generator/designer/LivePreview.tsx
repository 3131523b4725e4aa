import { ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { CueChip } from '#site/ui/CueChip.tsx';
import { cx } from '#site/ui/cx.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Runs } from '#site/ui/Runs.tsx';
import { columnOf, NUMBERS } from '../ConceptsToCome.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';
import type { Designs } from './use-designs.ts';
import './live-preview.css';

interface LivePreviewProps {
  designs: Designs;
  /** Concepts that are shown live. */
  count: number;
  /** `twelve`: with the places of those to come. `row`: above others. `strip`: inside the brief of a phone. */
  look: 'twelve' | 'row' | 'strip';
  /** The twelve are being drawn and saved. */
  isDrawing: boolean;
}

const AS_GROUP = { role: 'group', 'aria-label': 'First concepts' };

/** The first concepts of the brief as it is typed. */
export function LivePreview({ designs, count, look, isDrawing }: LivePreviewProps) {
  const { state, specs, failure, retry } = designs;
  const isEmpty = specs.length === 0;
  const isUnderWay = isDrawing || (isEmpty && state === 'designing');
  return (
    <section
      className={cx('live', `live-${look}`, isUnderWay && 'under-way')}
      aria-label="Live preview"
      data-state={state}
    >
      <header className="studio-head">
        <h2 className="h3">Live preview</h2>
        <span className="studio-fact">
          {isDrawing ? 'Drawing twelve' : factOf(state)}
          {isDrawing && <Runs />}
        </span>
      </header>
      {state === 'failed' && (
        <ErrorState
          title="No preview"
          reason={`${failure ?? 'The designer stopped.'} Your brief is kept.`}
          onRetry={retry}
        />
      )}
      {!(isEmpty && state === 'failed') && (
        // A strip scrolls sideways, with the arrow keys too.
        <div className="concepts" {...(look === 'strip' && { tabIndex: 0, ...AS_GROUP })}>
          {(look === 'twelve' ? NUMBERS : NUMBERS.slice(0, count)).map((number) => (
            <Cell key={number} number={number} spec={specs[number - 1] ?? null} />
          ))}
        </div>
      )}
    </section>
  );
}

function factOf(state: Designs['state']): string {
  return state === 'refused' ? 'As it was before the last change.' : 'Drawing saves all twelve.';
}

function Cell({ number, spec }: { number: number; spec: LogoSpec | null }) {
  return (
    <div className={cx('concept', columnOf(number), spec === null && 'to-come-yet')}>
      <PreviewPicture spec={spec} />
      <span className="concept-label">
        <CueChip>{number}</CueChip>
        {spec && ARCHETYPES[spec.archetype].label}
      </span>
    </div>
  );
}
