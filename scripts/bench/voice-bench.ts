import { PRESET_IDS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { type BenchTimes, openSoundBench } from '../sound-bench/open-sound-bench.ts';

const SCRIPT = 'You are locked in with DJ Nova';
const best = (runs: readonly BenchTimes[]) => runs.reduce((one, other) => (other.ms < one.ms ? other : one));

interface Row {
  name: string;
  ms: number;
}

/**
 * From text to a tagged MP3 in Chromium. Cold: the first drop of a fresh browser profile, engine and voice fetched from this
 * machine. Warm: best of five with other words each time, so that no speech is remembered.
 */
export async function voiceBench(): Promise<{ baseline: number; rows: Row[] }> {
  const bench = await openSoundBench();
  const dropOf = (preset: (typeof PRESET_IDS)[number], script = SCRIPT) => ({
    script,
    preset,
    recipe: recipeOf(preset),
  });
  const cold = await (await bench.freshPage())('make', dropOf('festival'));
  const ask = await bench.freshPage();
  const baseline = await ask('baseline');
  await ask('make', dropOf('festival'));
  const rows: Row[] = [{ name: 'festival, cold', ms: cold.ms }];
  for (const preset of PRESET_IDS) {
    const runs: BenchTimes[] = [];
    for (const city of ['Berlin', 'London', 'Lagos', 'Detroit', 'Osaka'])
      runs.push(await ask('make', dropOf(preset, `DJ Nova, ${preset}, ${city}`)));
    const { ms, blocked, marks } = best(runs);
    const stages = marks.map(([stage, at]) => `${stage} ${at}`).join(', ');
    rows.push({ name: `${preset}, warm (page blocked ${blocked.toFixed(0)} ms; ${stages})`, ms });
  }
  await bench.close();
  return { baseline, rows };
}
