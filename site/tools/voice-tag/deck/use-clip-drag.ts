import { type PointerEvent, useRef } from 'react';
import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { drop } from '../studio.ts';
import { type Held, moved } from './lane-edits.ts';

interface Drag {
  held: Held;
  /** As it was when it was taken up: a drag is counted from there. */
  recipe: Recipe;
  plan: Arrangement;
  x: number;
  beatsAPixel: number;
}

interface ClipDragParts {
  plan: Arrangement;
  recipe: Recipe;
  /** Length of the axis. */
  seconds: number;
  onHold: () => void;
  onLetGo: () => void;
}

/** What a clip needs to be dragged: one drag is one step of the draft. */
export function useClipDrag({ plan, recipe, seconds, onHold, onLetGo }: ClipDragParts) {
  const drag = useRef<Drag | null>(null);

  function letGo(): void {
    if (!drag.current) return;
    drag.current = null;
    drop.settle();
    onLetGo();
  }

  return (held: Held) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.stopPropagation();
      const width = event.currentTarget.closest('.lane-track')?.getBoundingClientRect().width ?? 0;
      if (width === 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { held, recipe, plan, x: event.clientX, beatsAPixel: seconds / plan.beat / width };
      onHold();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const beats = (event.clientX - now.x) * now.beatsAPixel;
      drop.change(
        {
          recipe: moved(now.recipe, now.plan, {
            held: now.held,
            beats,
            snap: event.altKey ? 'free' : 'grid',
          }),
        },
        'a clip is dragged',
      );
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  });
}
