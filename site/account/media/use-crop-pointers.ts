import { type Dispatch, type PointerEvent, type RefObject, type SetStateAction, useRef } from 'react';
import { type Crop, type Size, shifted, zoomed } from './crop.ts';

interface Place {
  x: number;
  y: number;
}

const middle = ([one, other]: readonly Place[]): Place =>
  other && one ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : (one ?? { x: 0, y: 0 });
const distance = ([one, other]: readonly Place[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One pointer drags the picture, two pinch it. Spread the result over the stage. */
export function useCropPointers(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  onCrop: Dispatch<SetStateAction<Crop>>,
) {
  const down = useRef(new Map<number, Place>());

  function move(event: PointerEvent): void {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !down.current.has(event.pointerId)) return;
    const before = [...down.current.values()].slice(0, 2);
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...down.current.values()].slice(0, 2);
    const [from, to] = [middle(before), middle(now)];
    const grown = distance(before) > 0 ? distance(now) / distance(before) : 1;
    const at = {
      right: (to.x - box.left) / box.width - 0.5,
      down: (to.y - box.top) / box.height - 0.5,
    };
    onCrop((crop) => {
      const dragged = shifted(picture, crop, (from.x - to.x) / box.width, (from.y - to.y) / box.height);
      return zoomed(picture, dragged, dragged.zoom * grown, at);
    });
  }

  const lift = ({ pointerId }: PointerEvent) => down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent): void {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
