import { signedArea } from '../geometry/area.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import { type Run, runsAt } from '../geometry/columns.ts';
import type { Contour, Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import type { Letter } from './letters-of.ts';

/** Counters smaller than this, in squared cap heights, are left alone: those of accents. */
const LEAST_COUNTER = 0.004;
/** A stretch of ink longer than this is a stem, which a bridge would split lengthwise. */
const STEM = 0.78;
/** A bridge crosses strokes up to this length. */
const LONGEST_CROSSING = 0.62;
/** Lower pieces are dots and accents. */
const LEAST_LETTER = 0.5;
/** From the edge of a stem to the middle of a bridge beside it, in widths of the bridge. */
const BESIDE = 0.62;
const COLUMNS = 48;

/** The cuts that make a letter a stencil: through what encloses a counter, else through a stroke off its stem. */
export function bridgesOf(letter: Letter, capHeight: number, width: number): Shape {
  const { shape, holes } = letter;
  const counters = holes.filter((hole) => Math.abs(signedArea(hole)) > LEAST_COUNTER * capHeight * capHeight);
  const cuts = counters.flatMap((hole) => aroundCounter(shape, hole, capHeight, width));
  if (counters.length > 0) return cuts;
  return offStems(shape, capHeight, width);
}

/** Above and below a counter, in the middle of it. */
function aroundCounter(shape: Shape, hole: Contour, capHeight: number, width: number): Shape {
  const { centreX, centreY } = boundsOf([hole]);
  const above = crossing(shape, centreX, width, (runs) => runs.findLast(({ bottom }) => bottom <= centreY));
  const below = crossing(shape, centreX, width, (runs) => runs.find(({ top }) => top >= centreY));
  return [above, below].flatMap((run) =>
    run && lengthOf(run) < capHeight * LONGEST_CROSSING ? cut(run, centreX, width) : [],
  );
}

const lengthOf = ({ top, bottom }: Run): number => bottom - top;

const cut = ({ top, bottom }: Run, x: number, width: number): Shape =>
  rectangle(x - width / 2, top - 1, width, bottom - top + 2);

/** The run that is chosen in the middle of a bridge and at both its edges, as one. */
function crossing(
  shape: Shape,
  x: number,
  width: number,
  choose: (runs: readonly Run[]) => Run | undefined,
): Run | null {
  const runs = [x - width * 0.49, x, x + width * 0.49].map((at) => choose(runsAt(shape, at)));
  const found = runs.filter((run) => run !== undefined);
  if (found.length === 0) return null;
  return {
    top: Math.min(...found.map(({ top }) => top)),
    bottom: Math.max(...found.map(({ bottom }) => bottom)),
  };
}

interface Stem {
  left: number;
  right: number;
}

function offStems(shape: Shape, capHeight: number, width: number): Shape {
  const box = boundsOf(shape);
  if (box.height < capHeight * LEAST_LETTER) return [];
  const found = stemsOf(shape, box, capHeight);
  // The bowls of a 3 stand as tall as a stem, and are none.
  const isBowl =
    found.length === 1 && (found[0]?.left ?? 0) > box.centreX && runsAt(shape, box.centreX).length > 2;
  const stems = isBowl ? [] : found;
  const places = placesOf(stems, box, width);
  return places.flatMap((x) => {
    const runs = [x - width * 0.49, x, x + width * 0.49].map((at) => runsAt(shape, at));
    const longest = Math.max(0, ...runs.flat().map(lengthOf));
    if (longest === 0 || longest > capHeight * LONGEST_CROSSING) return [];
    const [middle = []] = runs.slice(1);
    // The foot of an L would be left as a full stop, those of an I or a 1 as two.
    const hasFoot = middle.some(({ top }) => top > box.centreY);
    if (stems.length === 1 && hasFoot && (middle.length === 1 || places.length > 1)) return [];
    // The spine of an S holds its ends together.
    const chosen = stems.length === 0 && middle.length > 2 ? [0, middle.length - 1] : middle.keys();
    return [...chosen].flatMap((index) => {
      const run = crossing(shape, x, width, (each) =>
        each.length === middle.length ? each[index] : index === 0 ? each[0] : each.at(-1),
      );
      return run ? cut(run, x, width) : [];
    });
  });
}

/** Where the ink stands almost as tall as the capitals. */
function stemsOf(shape: Shape, { left, width }: Bounds, capHeight: number): Stem[] {
  const stems: Stem[] = [];
  let open: Stem | null = null;
  for (let column = 0; column < COLUMNS; column++) {
    const x = left + ((column + 0.5) * width) / COLUMNS;
    const isStem = runsAt(shape, x).some((run) => lengthOf(run) > capHeight * STEM);
    if (!isStem) open = null;
    else if (open) open.right = x;
    else {
      open = { left: x, right: x };
      stems.push(open);
    }
  }
  const half = width / COLUMNS / 2;
  return stems.map((stem) => ({ left: stem.left - half, right: stem.right + half }));
}

/** Between two stems in the middle, beside a single one, in the middle where there is none. */
function placesOf(stems: readonly Stem[], box: Bounds, width: number): number[] {
  const [first] = stems;
  if (!first) return [box.centreX];
  if (stems.length > 1)
    return stems.slice(1).flatMap((stem, index) => {
      const before = stems[index];
      return before && stem.left - before.right > width * 2 ? [(before.right + stem.left) / 2] : [];
    });
  const clear = width * BESIDE;
  const beside = [first.left - clear, first.right + clear];
  return beside.filter((x) => x - box.left > width * 1.5 && box.right - x > width * 1.5);
}
