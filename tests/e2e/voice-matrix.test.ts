import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  LOUDNESS_PROFILE_IDS,
  LOUDNESS_PROFILES,
  type LoudnessProfileId,
} from '#core/tools/voice-tag/loudness-profiles.ts';
import { PRESET_IDS, type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { STYLE_IDS, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { madeOnce, testVisits } from '../support/browser.ts';
import { TEST_SITE } from '../support/built-pages.ts';
import { covering } from '../support/covering.ts';
import { hasChanged, noteRight, sourcesOf } from '../support/sampled.ts';
import { type BenchFigures, openSoundBench } from '../support/sound-bench.ts';
import { SOUND } from '../support/sound-sources.ts';

/** Where words are told apart, the voice has to be so far over everything else, in dB. */
const LEAST_OVER_BED = 6;
/** How far the decoded file may be from its target, in LU. */
const MOST_OFF_TARGET = 0.5;

const newVisit = testVisits();
const openBench = async () => openSoundBench(await newVisit({ isKept: true }));
const benches = madeOnce(() => Promise.all([openBench(), openBench()]));

interface Asked {
  style: StyleId;
  preset: PresetId;
  profile: LoudnessProfileId;
}

/** In which every style, preset and loudness occurs, and no two of them that occur in one drop occur in another. */
const COVERING = covering({ style: STYLE_IDS, preset: PRESET_IDS, profile: LOUDNESS_PROFILE_IDS }, 50);

const isWhole = process.env.VOICE_MATRIX === 'whole' || hasChanged(SOUND);

const dropOf = ({ style, preset, profile }: Asked) => ({
  script: 'DJ Nova in the mix',
  voice: { style },
  preset,
  recipe: recipeOf(preset),
  profile,
});

/** What is wrong with each of these drops; two are made at a time. */
async function faultsOf(all: readonly Asked[]): Promise<string[]> {
  const left = [...all];
  const found: string[] = [];
  await Promise.all(
    (await benches()).map(async (bench) => {
      for (let asked = left.shift(); asked; asked = left.shift())
        found.push(...faults(asked, await bench.make(dropOf(asked))));
    }),
  );
  return found;
}

function faults({ style, preset, profile }: Asked, drop: BenchFigures): string[] {
  const { report, arrangement } = drop;
  const { target, ceiling } = LOUDNESS_PROFILES[profile];
  const loudness = report.measuredBy === 'integrated' ? report.integrated : report.momentaryMax;
  const wrong = {
    'not finite': !drop.isFinite,
    silent: drop.peak < 0.05,
    'of another length than planned': Math.abs(drop.seconds - arrangement.seconds) > 0.001,
    'of another length once decoded': Math.abs(report.seconds - arrangement.seconds) > 0.08,
    'over the ceiling': (report.truePeak ?? 99) > ceiling,
    'off its loudness': Math.abs((loudness ?? 99) - target) > MOST_OFF_TARGET,
    'under its bed': drop.voiceOverBed < LEAST_OVER_BED,
    'without its words': drop.words.length !== 5,
  };
  const figures = JSON.stringify({ ...drop, words: drop.words.length });
  return Object.entries(wrong).flatMap(([fault, is]) =>
    is ? [`${style}, ${preset}, ${profile} is ${fault}: ${figures}`] : [],
  );
}

describe('treatments of every voice, in a real browser', () => {
  const LOUDER_AND_QUIETER = ['club', 'stream', 'broadcast'] as const;
  const right = new Set<StyleId | LoudnessProfileId>();

  it.each(STYLE_IDS)(
    '%s is heard, understood, and within its loudness after decoding',
    { timeout: 240_000 },
    async (style) => {
      const all = PRESET_IDS.map((preset) => ({ style, preset, profile: 'standard' }) as const);
      const some = COVERING.filter((asked) => asked.style === style);
      expect(await faultsOf(isWhole ? [...all, ...some] : some)).toEqual([]);
      right.add(style);
    },
  );

  if (!isWhole) return;

  it.each(LOUDER_AND_QUIETER)(
    'every treatment reaches the loudness of %s',
    { timeout: 240_000 },
    async (profile) => {
      const all = PRESET_IDS.map((preset) => ({ style: 'late-night-fm', preset, profile }) as const);
      expect(await faultsOf(all)).toEqual([]);
      right.add(profile);
    },
  );

  afterAll(() => {
    const builtAt = statSync(join(TEST_SITE, '_headers')).mtimeMs;
    const isBuiltFromThem = [...sourcesOf(SOUND).keys()].every((path) => statSync(path).mtimeMs < builtAt);
    const isAllRight = right.size === STYLE_IDS.length + LOUDER_AND_QUIETER.length;
    if (isAllRight && isBuiltFromThem) noteRight(SOUND);
  });
});
