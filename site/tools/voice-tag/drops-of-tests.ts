import { SAMPLE_RATE, silence } from '#core/music/sound.ts';
import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { BLANK_DROP, type DropDraft } from './drop-draft.ts';
import type { Speech, Take } from './take.ts';
import type { MadeTake } from './takes.store.ts';

export const dropOfTests = (part: Partial<DropDraft> = {}): DropDraft => ({
  ...BLANK_DROP,
  script: 'You are locked in with DJ Nova',
  ...part,
});

export const speechOfTests = (seconds = 2): Speech => ({
  voice: new Float32Array(Math.round(seconds * SAMPLE_RATE)),
  words: [{ text: 'You', at: 0.1, until: 0.4 }],
  spokenBy: 'the tests',
  source: null,
});

export const REPORT_OF_TESTS: LoudnessReport = {
  target: -12,
  ceiling: -1,
  integrated: -12,
  momentaryMax: -10,
  shortTermMax: -11,
  truePeak: -1.5,
  range: null,
  monoFold: -0.5,
  noiseFloor: -70,
  seconds: 4,
  sampleRate: SAMPLE_RATE,
  measuredBy: 'integrated',
};

let count = 0;

/** A take of silence as long as its arrangement, or as said. */
export function takeOfTests(part: Partial<DropDraft> = {}, seconds?: number): MadeTake {
  const drop = dropOfTests(part);
  const speech = speechOfTests();
  const plan = arrange(drop.recipe, 2);
  const arrangement = { ...plan, seconds: seconds ?? plan.seconds };
  const mix = silence(0.01);
  count += 1;
  const take: Take = {
    id: `take-${count}`,
    number: count,
    drop,
    speech,
    words: speech.words,
    rendered: { mix, voice: mix, bed: mix, arrangement },
    madeInMs: 800,
  };
  return { take, sound: mix, report: REPORT_OF_TESTS };
}
