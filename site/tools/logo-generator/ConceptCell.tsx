import Bookmark from 'lucide-react/icons/bookmark';
import Star from 'lucide-react/icons/star';
import { type KeyboardEvent, Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { ConceptPicture } from './ConceptPicture.tsx';
import type { ShownConcept } from './concepts-of.ts';

const WorkPicture = late(async () => (await import('./editor/WorkPicture.tsx')).WorkPicture);

interface ConceptCellProps {
  concept: ShownConcept;
  isSelected: boolean;
  isKept: boolean;
  /** The one of the group that the Tab key reaches. */
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onStar: () => void;
}

/** One of the twelve as it is now, with its marks and its star. */
export function ConceptCell(props: ConceptCellProps) {
  const { concept, isSelected, isKept, isStop } = props;
  const { number, label, isEdited, isUnsaved, isFavourite } = concept;
  const tabIndex = isStop ? 0 : -1;
  return (
    <div className="cell" data-unsaved={isUnsaved ? '' : undefined}>
      <button
        type="button"
        {...oneOf(isSelected)}
        tabIndex={tabIndex}
        className="concept"
        aria-keyshortcuts="F C"
        onClick={props.onPress}
        onKeyDown={props.onKeyDown}
      >
        <CellPicture concept={concept} />
        <span className="concept-label">
          <CueChip on={isSelected}>{number}</CueChip>
          {label}
          {isKept && (
            <>
              <Bookmark className="i i16 kept" aria-hidden="true" />
              <span className="sr">, kept</span>
            </>
          )}
        </span>
        {(isEdited || isUnsaved) && (
          <span className="cell-mark micro">
            <span className="sr">, </span>
            {isUnsaved ? 'Not saved' : 'Edited'}
          </span>
        )}
      </button>
      <button
        type="button"
        className="star"
        tabIndex={tabIndex}
        aria-pressed={isFavourite}
        aria-label={`Favourite, ${number}`}
        onClick={props.onStar}
      >
        <Star className="i i16" aria-hidden="true" />
      </button>
    </div>
  );
}

function CellPicture({ concept: { file, spec, isUnsaved } }: { concept: ShownConcept }) {
  const stored = <ConceptPicture url={file?.url ?? null} />;
  if (!isUnsaved && file) return stored;
  return (
    <Suspense fallback={stored}>
      <WorkPicture spec={spec} stored={file?.url ?? null} />
    </Suspense>
  );
}

/** One of a group, as assistive technology is told. */
const oneOf = (isChosen: boolean) => ({ role: 'radio', 'aria-checked': isChosen });
