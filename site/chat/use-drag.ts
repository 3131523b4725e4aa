import { type PointerEvent, useRef } from 'react';
import { sizeOf, windowSize } from './DockFrame.tsx';
import { spot } from './spot.store.ts';

/** Pixels that a pressed pointer may tremble before it drags. */
const SLACK_PX = 4;

interface Hold {
  /** Where in the panel it was taken. */
  x: number;
  y: number;
  from: { x: number; y: number };
  isDragging: boolean;
}

/** Lets a mouse, a pen or a finger drag the panel by its head; a double click parks it. */
export function useDrag() {
  const hold = useRef<Hold | null>(null);
  const letGo = () => {
    hold.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const panel = panelOf(event.currentTarget);
      const control = (event.target as Element).closest('button:not(.cue-grip), a');
      if (event.button !== 0 || control || !panel) return;
      const { left, top } = panel.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      hold.current = { x: x - left, y: y - top, from: { x, y }, isDragging: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const panel = panelOf(event.currentTarget);
      const held = hold.current;
      if (!held || !panel) return;
      const { clientX: x, clientY: y } = event;
      held.isDragging ||= Math.hypot(x - held.from.x, y - held.from.y) >= SLACK_PX;
      if (held.isDragging) {
        spot.moveTo({ left: x - held.x, top: y - held.y }, sizeOf(panel), windowSize());
      }
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onDoubleClick: spot.park,
  };
}

/** The panel that a part of it stands in. */
export const panelOf = (part: Element) => part.closest<HTMLElement>('.cue-panel');
