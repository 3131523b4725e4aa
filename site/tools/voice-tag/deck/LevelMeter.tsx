import { useEffect, useRef } from 'react';
import { player } from './deck.store.ts';

/** The meter begins here, in dBFS, and ends at 0. */
const FLOOR_DB = -48;
const RUNS = Array.from({ length: 16 }, (_, run) => run);
/** How fast it falls, in dB a second. */
const FALL_DB = 40;

const toneOf = (run: number): string => (run >= 15 ? 'c' : run >= 12 ? 'm' : 'l');

/** The level of what is heard. Moves only while something plays. */
export function LevelMeter({ isPlaying }: { isPlaying: boolean }) {
  const meter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const runs = meter.current?.children;
    if (!runs) return;
    const light = (level: number) => {
      const lit = Math.ceil(((level - FLOOR_DB) / -FLOOR_DB) * runs.length);
      for (const [run, part] of [...runs].entries()) part.className = run < lit ? toneOf(run) : '';
    };
    if (!isPlaying) return light(FLOOR_DB);
    let shown = FLOOR_DB;
    let before = performance.now();
    let frame = requestAnimationFrame(function look(now) {
      shown = Math.max(player.level(), shown - (FALL_DB * (now - before)) / 1000);
      before = now;
      light(shown);
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return (
    <span ref={meter} className="meter deck-level" aria-hidden="true">
      {RUNS.map((run) => (
        <i key={run} />
      ))}
    </span>
  );
}
