/** Follows a hand that pulls the right edge of a clip: `lengthen` gets its length in minutes, not yet in steps. */
export function dragLength(
  { target, clientX, pointerId }: PointerEvent,
  minutes: number,
  shown: number,
  lengthen: (minutes: number) => void,
): void {
  const edge = target instanceof HTMLElement && target.matches('.clip-edge') ? target : null;
  const grid = edge?.closest<HTMLElement>('.lane-grid');
  if (!edge || !grid) return;
  // The scale of the moment: the grid may come to show more of the night while the hand moves.
  const minutesPerPixel = shown / grid.clientWidth;
  const move = (event: PointerEvent): void => lengthen(minutes + (event.clientX - clientX) * minutesPerPixel);
  const end = (): void => {
    edge.removeEventListener('pointermove', move);
    edge.removeEventListener('lostpointercapture', end);
  };
  edge.setPointerCapture(pointerId);
  edge.addEventListener('pointermove', move);
  edge.addEventListener('lostpointercapture', end);
}
