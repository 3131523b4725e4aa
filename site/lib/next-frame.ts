/** A tab that is not seen draws no frames; what has to happen there too waits this long for one, in milliseconds. */
const LONGEST_WAIT = 100;

/**
 * Runs once with the next frame, or without one where none is drawn. For what has to happen, such as a focus; a movement
 * that only eyes follow stays with `requestAnimationFrame`. What it returns calls the run off.
 */
export function afterNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(runOnce);
  const timer = setTimeout(runOnce, LONGEST_WAIT);
  function callOff(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function runOnce(): void {
    callOff();
    run();
  }
  return callOff;
}
