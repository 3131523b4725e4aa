import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import type { Room, RoundRoom } from './box.ts';
import type { Lockup } from './lockups.ts';
import { outlinedLockup } from './outlined-lockup.ts';
import { placeInRoom } from './place-in-room.ts';
import type { Typesetter } from './text/typesetter.ts';

/** Another arrangement has to give so many times as much ink: a logo should look the same wherever it can. */
const WORTH_IT = 1.4;
const MOST_ROWS = 4;

interface Format {
  width: number;
  height: number;
  room: Room | RoundRoom;
}

const arrangements = new WeakMap<LogoSpec, readonly LogoSpec[]>();

/** The same specs each time: their outlines are fitted once for all formats. */
function inRows(spec: LogoSpec, most: number): readonly LogoSpec[] {
  const all =
    arrangements.get(spec) ?? Array.from({ length: most }, (_, index) => ({ ...spec, rows: index + 1 }));
  arrangements.set(spec, all);
  return all;
}

/**
 * The logo with its name in fewer or more rows, where that makes it much larger on a format: one line on a strip, a
 * stack on a story. Where the artist chose the rows, they stay.
 */
export function rearranged(spec: LogoSpec, set: Typesetter, lockup: Lockup, format: Format): LogoSpec {
  // More rows than words would cut a word in two.
  const words = analyseName(spec.name).words.length;
  if (spec.rows !== undefined || lockup === 'symbol' || words < 2) return spec;
  const inkOf = (each: LogoSpec): number => {
    const outlined = outlinedLockup(each, set, lockup);
    const { unitX } = placeInRoom(outlined, format, format.room);
    return outlined.ink * unitX * unitX;
  };
  const best = inRows(spec, Math.min(MOST_ROWS, words))
    .map((each) => ({ each, ink: inkOf(each) }))
    .reduce((one, other) => (other.ink > one.ink ? other : one));
  return best.ink > WORTH_IT * inkOf(spec) ? best.each : spec;
}
