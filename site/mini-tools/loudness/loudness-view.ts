import { fitTo, LOUDNESS_TARGETS, type LoudnessTarget } from '#core/music/loudness-targets.ts';
import type { MeasuredSound } from '#core/music/measured-sound.ts';

/** What the meters show, in dB: from quieter than broadcast to over full scale. */
const SCALE = { from: -36, to: 3 } as const;
export const TICKS = [-36, -30, -24, -18, -12, -6, 0] as const;
/** The picture: peaks mirrored around the middle, the curve from the bottom to the top of the scale. */
export const PICTURE = { width: 800, height: 200 } as const;
/** Peaks over a file. */
export const COLUMNS = 400;

export const shareOf = (db: number | null): number =>
  db === null ? 0 : Math.min(1, Math.max(0, (db - SCALE.from) / (SCALE.to - SCALE.from)));

type State = 'ok' | 'waiting' | 'danger' | 'nothing';

export interface LoudnessView {
  words: Record<string, string>;
  shares: Record<string, number>;
  states: Record<LoudnessTarget['id'], State>;
  wave: string;
  curve: string;
  text: string;
}

/** `−12.0` with a real minus; a dash where there is no value. */
export function level(value: number | null): string {
  if (value === null) return '–';
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

const withSign = (value: number): string =>
  level(value).startsWith('−') ? level(value) : `+${level(value)}`;

/** `6.04 s`, `3:05`, `2:00:07`. */
export function lengthWords(seconds: number): string {
  if (seconds < 59.995) return `${seconds.toFixed(2)} s`;
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function placesWords(places: number): string {
  if (places === 0) return 'None';
  return places === 1 ? '1 place' : `${places.toLocaleString('en')} places`;
}

/** Everything that the page says of a measured file. */
export function loudnessView(name: string, sound: MeasuredSound): LoudnessView {
  const rows = LOUDNESS_TARGETS.map((target) => ({ target, ...rowOf(target, sound) }));
  const words: Record<string, string> = {
    file: name,
    integrated: level(sound.integrated),
    'true-peak': level(sound.truePeak),
    'short-max': level(sound.shortTermMax),
    range: sound.range === null ? '–' : `${sound.range.toFixed(1)} LU`,
    'sample-peak': `${level(sound.samplePeak)} dBFS`,
    clips: placesWords(sound.clips),
    mono: sound.monoFold === null ? '–' : `${level(sound.monoFold)} dB`,
    length: lengthWords(sound.seconds),
    rate: `${sound.sampleRate / 1000} kHz`,
    ...Object.fromEntries(
      rows.flatMap(({ target: { id }, gain, peak, verdict }) => [
        [`${id}-gain`, gain],
        [`${id}-peak`, peak],
        [`${id}-verdict`, verdict],
      ]),
    ),
  };
  return {
    words,
    shares: {
      integrated: shareOf(sound.integrated),
      'true-peak': shareOf(sound.truePeak),
      'short-max': shareOf(sound.shortTermMax),
    },
    states: Object.fromEntries(rows.map(({ target, state }) => [target.id, state])) as LoudnessView['states'],
    wave: wavePath(sound.columns),
    curve: curvePath(sound),
    text: textOf(words),
  };
}

interface Row {
  gain: string;
  peak: string;
  verdict: string;
  state: State;
}

function rowOf(target: LoudnessTarget, { integrated, truePeak }: MeasuredSound): Row {
  if (integrated === null || truePeak === null)
    return { gain: '–', peak: '–', verdict: 'Too quiet or too short', state: 'nothing' };
  const { gain, peakAfter, verdict } = fitTo(target, integrated, truePeak);
  const turn = `${Math.abs(gain).toFixed(1)} dB`;
  const said: Record<typeof verdict, [words: string, state: State]> = {
    fits: ['Fits', 'ok'],
    peaks: [`Peaks over ${level(target.ceiling)} dBTP`, 'danger'],
    louder: target.normalised
      ? [`Gets turned down by ${turn}`, 'waiting']
      : [`Turn it down by ${turn}`, 'waiting'],
    quieter: [`Turn it up by ${turn}`, 'waiting'],
    limit: [`${turn} ${gain < 0 ? 'down' : 'up'}, with a limiter`, 'waiting'],
  };
  const [words, state] = said[verdict];
  return { gain: `${withSign(gain)} dB`, peak: `${level(peakAfter)} dBTP`, verdict: words, state };
}

/** Strokes from the middle, one for each peak. */
function wavePath(columns: readonly number[]): string {
  const { width, height } = PICTURE;
  const step = width / Math.max(1, columns.length);
  return columns
    .map((peak, index) => {
      const reach = Math.max(0.5, (Math.min(1, peak) * height) / 2);
      return `M${((index + 0.5) * step).toFixed(1)} ${(height / 2 - reach).toFixed(1)}v${(2 * reach).toFixed(1)}`;
    })
    .join('');
}

/** Short-term loudness from left to right: a value stands in the middle of its three seconds. Silence breaks the line. */
function curvePath({ curve, seconds }: MeasuredSound): string {
  const { width, height } = PICTURE;
  const every = curve.length > 1 ? (seconds - 3) / (curve.length - 1) : 0;
  let isDown = false;
  return curve
    .map((lufs, index) => {
      if (lufs === null) {
        isDown = false;
        return '';
      }
      const x = ((1.5 + index * every) / seconds) * width;
      const pen = isDown ? 'L' : 'M';
      isDown = true;
      return `${pen}${x.toFixed(1)} ${((1 - shareOf(lufs)) * height).toFixed(1)}`;
    })
    .join('');
}

const textOf = (words: Readonly<Record<string, string>>): string =>
  [
    `${words.file} (${words.length}, ${words.rate})`,
    `Integrated ${words.integrated} LUFS, true peak ${words['true-peak']} dBTP`,
    `Loudest 3 s ${words['short-max']} LUFS, range ${words.range}`,
    `Sample peak ${words['sample-peak']}, clipped: ${words.clips}, mono fold ${words.mono}`,
    ...LOUDNESS_TARGETS.map(
      ({ id, name, target }) => `${name} (${level(target)}): ${words[`${id}-verdict`]}`,
    ),
  ].join('\n');
