import { loudnessMeter } from '#core/music/loudness-meter.ts';
import { type MeasuredSound, measuredSound } from '#core/music/measured-sound.ts';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { mixLoop } from '#core/tools/voice-tag/engine/mix-loop/mix-loop.ts';
import { COLUMNS } from './loudness-view.ts';

/** How loud each four bars are of the loop as it is made: in, up, full, break, full, out. */
const PARTS = [0.25, 0.5, 0.9, 1, 0.3, 1, 1, 0.4] as const;

function measureExample(): MeasuredSound {
  const [left, right] = mixLoop({ bpm: 124, key: '8A', seed: 7 });
  const meter = loudnessMeter(SAMPLE_RATE, left.length * PARTS.length, COLUMNS);
  for (const gain of PARTS)
    meter.take(
      left.map((sample) => gain * sample),
      right.map((sample) => gain * sample),
    );
  return measuredSound(meter.done());
}

/** A minute of house as our engine plays it to try voice drops over, measured. For pages as they are built. */
export const EXAMPLE_SOUND = measureExample();
