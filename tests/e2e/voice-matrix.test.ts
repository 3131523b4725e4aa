import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import { PRESET_IDS, type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { STYLE_IDS, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { openBrowser } from '../support/browser.ts';
import { type BenchFigures, type OpenBench, openSoundBench } from '../support/sound-bench.ts';

/** Where words are told apart, the voice has to be so far over everything else, in dB. */
const LEAST_OVER_BED = 6;
/** How far the decoded file may be from its target, in LU. */
const MOST_OFF_TARGET = 0.5;

let browser: Browser;
let benches: OpenBench[];
beforeAll(async () => {
  browser = await openBrowser();
  benches = await Promise.all([openSoundBench(browser), openSoundBench(browser)]);
});
afterAll(() => browser.close());

const dropOf = (style: StyleId, preset: PresetId) => ({
  script: 'DJ Nova in the mix',
  voice: { style },
  preset,
  recipe: recipeOf(preset),
});

/** One entry a preset, two at a time. */
async function everyPreset(style: StyleId): Promise<[PresetId, BenchFigures][]> {
  const left = [...PRESET_IDS];
  const made: [PresetId, BenchFigures][] = [];
  await Promise.all(
    benches.map(async (bench) => {
      for (let preset = left.shift(); preset; preset = left.shift())
        made.push([preset, await bench.make(dropOf(style, preset))]);
    }),
  );
  return made;
}

const { target, ceiling } = LOUDNESS_PROFILES.standard;

describe('every treatment of every voice, in a real browser', () => {
  it.each(STYLE_IDS)(
    '%s is heard, understood, and within its loudness after decoding',
    { timeout: 240_000 },
    async (style) => {
      const made = await everyPreset(style);
      expect(made).toHaveLength(PRESET_IDS.length);
      const wrong = made.flatMap(([preset, drop]) => {
        const { report, arrangement } = drop;
        const loudness = report.measuredBy === 'integrated' ? report.integrated : report.momentaryMax;
        const faults = {
          'not finite': !drop.isFinite,
          silent: drop.peak < 0.05,
          'of another length than planned': Math.abs(drop.seconds - arrangement.seconds) > 0.001,
          'of another length once decoded': Math.abs(report.seconds - arrangement.seconds) > 0.08,
          'over the ceiling': (report.truePeak ?? 99) > ceiling,
          'off its loudness': Math.abs((loudness ?? 99) - target) > MOST_OFF_TARGET,
          'under its bed': drop.voiceOverBed < LEAST_OVER_BED,
          'without its words': drop.words.length !== 5,
        };
        return Object.entries(faults).flatMap(([fault, is]) =>
          is ? [`${preset} is ${fault}: ${JSON.stringify({ ...drop, words: drop.words.length })}`] : [],
        );
      });
      expect(wrong).toEqual([]);
    },
  );
});
