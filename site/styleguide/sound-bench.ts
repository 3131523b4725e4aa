import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import { voiceOverBed } from '#core/tools/voice-tag/engine/mix/speech-band.ts';
import { finishDrop } from '#site/tools/voice-tag/finish/finish-drop.ts';
import { masterPreview } from '#site/tools/voice-tag/finish/master-preview.ts';
import { makeTake } from '#site/tools/voice-tag/render/make-take.ts';
import type { FinishedDrop, Stage, Take } from '#site/tools/voice-tag/take.ts';

const signal = new AbortController().signal;

/** Longest time that the page's own thread did not answer, in milliseconds, from now to the call of the answer. */
function watchThread(): () => number {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 4);
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
}

const hasNumbersOnly = (sound: Stereo) => sound.every((side) => side.every(Number.isFinite));
const peak = (sound: Stereo) =>
  sound.reduce((most, side) => side.reduce((high, sample) => Math.max(high, Math.abs(sample)), most), 0);

function figures(take: Take, finished: FinishedDrop) {
  const { mix, voice, bed, arrangement } = take.rendered;
  const from = Math.round(arrangement.voice.at * SAMPLE_RATE);
  const to = Math.round((arrangement.voice.at + arrangement.voice.seconds) * SAMPLE_RATE);
  return {
    words: take.words,
    seconds: mix[0].length / SAMPLE_RATE,
    arrangement,
    isFinite: hasNumbersOnly(mix),
    peak: peak(mix),
    bedPeak: peak(bed),
    // JSON has no infinity.
    voiceOverBed: Math.min(99, voiceOverBed(voice, bed, from, to)),
    report: finished.report,
    bytes: finished.mp3.byteLength,
  };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Makes a drop as the studio does, and measures it. */
async function measure(input: unknown) {
  const drop: VoiceDrop = voiceDropSchema.parse(input);
  const longestBlock = watchThread();
  const began = performance.now();
  const marks: [stage: Stage, ms: number][] = [];
  const onStage = (stage: Stage) => {
    if (marks.at(-1)?.[0] !== stage) marks.push([stage, Math.round(performance.now() - began)]);
  };
  const take = await makeTake(drop, { signal, onStage });
  const finished = await finishDrop(
    take,
    { title: drop.script, artist: 'DJ Nova', madeAt: '2026-11-21T20:00:00.000Z', cover: null },
    { signal, onStage },
  );
  const ms = performance.now() - began;
  const blocked = longestBlock();
  return { take, finished, ms, blocked, marks };
}

/** Work that no change of ours touches: the browser convolves noise with noise. In milliseconds, best of seven. */
async function baseline(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const context = new OfflineAudioContext(2, 4 * SAMPLE_RATE, SAMPLE_RATE);
    const noise = context.createBuffer(2, 2 * SAMPLE_RATE, SAMPLE_RATE);
    const rough = Float32Array.from({ length: noise.length }, (_, i) => Math.sin(i * i));
    for (const side of [0, 1]) noise.copyToChannel(rough, side);
    const convolver = new ConvolverNode(context, { buffer: noise });
    const player = new AudioBufferSourceNode(context, { buffer: noise });
    player.connect(convolver).connect(context.destination);
    player.start();
    const began = performance.now();
    await context.startRendering();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

const soundBench = {
  baseline,
  async make(input: unknown) {
    const { take, finished, ms, blocked, marks } = await measure(input);
    return { ...figures(take, finished), ms, blocked, marks };
  },
  /** The finished MP3 as base64, for a parser outside. */
  async file(input: unknown) {
    return base64((await measure(input)).finished.mp3);
  },
  /** Both sides of the mastered sound, 32-bit floats as base64. */
  async sound(input: unknown) {
    const drop: VoiceDrop = voiceDropSchema.parse(input);
    const take = await makeTake(drop, { signal, onStage: () => {} });
    const { sound } = await masterPreview(take.rendered, drop.profile, { signal });
    return sound.map((side) => base64(new Uint8Array(side.slice().buffer)));
  },
};

Object.assign(window, { soundBench });
document.documentElement.dataset.soundBench = 'ready';
