import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { Visitor } from './browser.ts';

/** What the sound bench of a test build measures of a drop. Times in ms, lengths in s, levels in dB. */
export interface BenchFigures {
  words: { text: string; at: number; until: number }[];
  seconds: number;
  arrangement: Arrangement;
  isFinite: boolean;
  peak: number;
  bedPeak: number;
  voiceOverBed: number;
  report: LoudnessReport;
  bytes: number;
  ms: number;
  blocked: number;
  marks: [stage: string, ms: number][];
}

interface SoundBench {
  make(input: unknown): Promise<BenchFigures>;
  file(input: unknown): Promise<string>;
  sound(input: unknown): Promise<[left: string, right: string]>;
}

type OnBench = { soundBench: SoundBench };

/** Opens the page that makes drops for measurement. */
export async function openSoundBench({ page, errors }: Visitor) {
  await page.goto('/sound-bench');
  await page.locator('html[data-sound-bench=ready]').waitFor();
  return {
    page,
    errors,
    make: (input: unknown) =>
      page.evaluate((drop) => (window as unknown as OnBench).soundBench.make(drop), input),
    file: async (input: unknown) => {
      const text = await page.evaluate((drop) => (window as unknown as OnBench).soundBench.file(drop), input);
      return new Uint8Array(Buffer.from(text, 'base64'));
    },
    /** Left side of the mastered sound. */
    left: async (input: unknown) => {
      const [left] = await page.evaluate(
        (drop) => (window as unknown as OnBench).soundBench.sound(drop),
        input,
      );
      return new Float32Array(new Uint8Array(Buffer.from(left, 'base64')).buffer);
    },
  };
}
