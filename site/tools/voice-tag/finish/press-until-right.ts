import type { Stereo } from '#core/music/sound.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import type { MeasuredBy } from '#core/tools/voice-tag/engine/loudness/measured-by.ts';
import { countedLoudness } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import { FinishError } from './finish-error.ts';
import type { FinishTasks, Pressed } from './messages.ts';

/** Coding moves peaks: at 320 kbit/s limited peaks come out up to so much higher, in dB. */
const CODING_HEADROOM = 0.4;
/** LU that the decoded file may miss its target by before it is made again. */
const NEAR = 0.3;
const MOST_PASSES = 3;
/** dB by which the ceiling goes lower than what was measured asks for. */
const SAFETY = 0.05;
/** The same for the pass that is the last. */
const LAST_SAFETY = 0.3;

const TOO_HIGH =
  'The peaks of this sound stay over the ceiling once it is an MP3, so no file was made and nothing was charged. Turn the loudest layer or the drive down a little and try again.';

type Measured = FinishTasks['measure']['answers'];

/** What it takes to make an MP3 and to hear it. */
export interface Press {
  press(aims: Aims, by?: MeasuredBy): Promise<Pressed>;
  decode(mp3: Uint8Array<ArrayBuffer>): Promise<Stereo>;
  measure(sound: Stereo, by: MeasuredBy): Promise<Measured>;
}

/**
 * Presses an MP3, listens to it, and presses it again where coding moved its peaks or its loudness. Silence is content with
 * the first. Throws FinishError where the peaks stay over the ceiling.
 */
export async function pressUntilRight(
  aims: Aims,
  { press, decode, measure }: Press,
): Promise<Pressed & Measured> {
  let asked: Aims = { target: aims.target, ceiling: aims.ceiling - CODING_HEADROOM };
  let by: MeasuredBy | undefined;
  for (let pass = 1; ; pass++) {
    const pressed = await press(asked, by);
    by = pressed.by;
    const measured = await measure(await decode(pressed.mp3), by);
    // Silence has no peak, and is over nothing.
    const over = Math.max(0, (measured.report.truePeak ?? aims.ceiling) - aims.ceiling);
    const off = (countedLoudness(measured.report) ?? aims.target) - aims.target;
    const isNear = Math.abs(off) <= NEAR || (off < 0 && !pressed.isReached);
    if (over === 0 && (isNear || pass >= MOST_PASSES)) return { ...pressed, ...measured };
    if (pass > MOST_PASSES) throw new FinishError(TOO_HIGH);
    const safety = pass === MOST_PASSES ? LAST_SAFETY : SAFETY;
    asked = {
      target: isNear ? asked.target : asked.target - off,
      ceiling: asked.ceiling - (over > 0 ? over + safety : 0),
    };
  }
}
