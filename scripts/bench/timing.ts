import { unite } from '#core/tools/logo-generator/engine/geometry/boolean.ts';
import { circle } from '#core/tools/logo-generator/engine/geometry/shapes.ts';

/** The shortest of several runs, in milliseconds: the one that the machine disturbed least. */
export function bestOf(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** Work of the kind that drawing is made of, and that no change of ours touches. */
export function clipperBaseline(): void {
  const circles = Array.from({ length: 400 }, (_, index) =>
    circle((index % 20) * 9, Math.floor(index / 20) * 9, 8),
  );
  unite(...circles);
}
