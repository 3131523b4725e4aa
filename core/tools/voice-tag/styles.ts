/** How the on-device engine speaks a character: parameters of its own vocoder. */
export interface SpeechParameters {
  /** The recorded speaker: `rms` and `awb` are men, `slt` is a woman. */
  speaker: SpeakerId;
  /** Mean pitch in Hz, and how far the melody goes around it (standard deviation in Hz). */
  pitch: number;
  melody: number;
  /** Length of the sounds: 1 is the speaker's own, more is slower. */
  stretch: number;
  /** Warping of the spectrum by the length of the vocal tract: 0.42 is the speaker's own, more is larger. */
  tract: number;
}

/** What is done to the voice after it was spoken, by any engine or a person. */
export interface Shape {
  /** Semitones by tape speed: pitch and vocal tract together. */
  tape?: number;
  /** Spoken again by linear prediction, with another sound for the vocal cords. */
  cords?: { sound: 'noise' | 'saw' | 'chord'; hz: number; mix: number };
  /** A second, quieter voice so many semitones away. */
  double?: number;
}

export type EqBand = readonly [
  type: 'highpass' | 'lowpass' | 'peaking' | 'lowshelf' | 'highshelf',
  hz: number,
  gainDb: number,
  q?: number,
];

export interface VoiceStyle {
  label: string;
  /** Two or three words: its median pitch as measured, and what a DJ would say of it. */
  line: string;
  speech: SpeechParameters;
  shape?: Shape;
  eq?: readonly EqBand[];
  /** Overdrive, 0 is none. */
  drive?: number;
  /** What it answers to when somebody describes the voice that they want. */
  words: readonly string[];
}

export const SPEAKER_IDS = ['rms', 'awb', 'slt'] as const;
export type SpeakerId = (typeof SPEAKER_IDS)[number];

/** Characters, never imitations of a person. */
export const STYLES = {
  'trailer-deep': {
    label: 'Trailer Deep',
    line: '66 Hz, slow',
    speech: { speaker: 'rms', pitch: 70, melody: 22, stretch: 1.34, tract: 0.47 },
    shape: { tape: -1.5 },
    eq: [
      ['lowshelf', 140, 5],
      ['peaking', 2600, 4, 1],
    ],
    drive: 2,
    words: ['deep', 'low', 'movie', 'cinema', 'epic', 'male', 'dark', 'slow'],
  },
  'late-night-fm': {
    label: 'Late-night FM',
    line: '111 Hz, close',
    speech: { speaker: 'rms', pitch: 110, melody: 24, stretch: 1.02, tract: 0.43 },
    eq: [
      ['lowshelf', 160, 1.5],
      ['peaking', 3200, 4, 1],
      ['highshelf', 5000, 4],
    ],
    drive: 2.5,
    words: ['radio', 'host', 'night', 'warm', 'male', 'close', 'presenter'],
  },
  'hype-mc': {
    label: 'Hype MC',
    line: '216 Hz, fast',
    speech: { speaker: 'awb', pitch: 205, melody: 58, stretch: 0.88, tract: 0.415 },
    eq: [['peaking', 2500, 6, 0.8]],
    drive: 4,
    words: ['hype', 'mc', 'fast', 'energy', 'festival', 'male', 'shout', 'rave'],
  },
  'club-diva': {
    label: 'Club Diva',
    line: '228 Hz, bright',
    speech: { speaker: 'slt', pitch: 218, melody: 60, stretch: 1.16, tract: 0.405 },
    eq: [['highshelf', 4500, 6]],
    drive: 1.5,
    words: ['diva', 'house', 'bright', 'female', 'woman', 'disco'],
  },
  'after-hours': {
    label: 'After Hours',
    line: '153 Hz, low light',
    speech: { speaker: 'slt', pitch: 150, melody: 20, stretch: 1.26, tract: 0.445 },
    eq: [
      ['lowshelf', 200, 3],
      ['highshelf', 5000, 6],
    ],
    words: ['smooth', 'female', 'woman', 'soft', 'lounge', 'deep house', 'slow'],
  },
  'sound-system': {
    label: 'Sound System',
    line: '142 Hz, big room',
    speech: { speaker: 'awb', pitch: 139, melody: 52, stretch: 1.12, tract: 0.445 },
    shape: { tape: -1 },
    eq: [
      ['lowshelf', 180, 6],
      ['peaking', 2800, 4, 1],
    ],
    drive: 3,
    words: ['dancehall', 'reggae', 'dub', 'sound system', 'jungle', 'male', 'big'],
  },
  machine: {
    label: 'Machine',
    line: '98 Hz, flat',
    speech: { speaker: 'rms', pitch: 98, melody: 6, stretch: 1.2, tract: 0.42 },
    shape: { cords: { sound: 'saw', hz: 98, mix: 0.7 } },
    drive: 1,
    words: ['robot', 'machine', 'electro', 'flat', 'computer'],
  },
  whisper: {
    label: 'Whisper',
    line: 'no pitch',
    speech: { speaker: 'slt', pitch: 170, melody: 20, stretch: 1.25, tract: 0.42 },
    shape: { cords: { sound: 'noise', hz: 110, mix: 1 } },
    eq: [['highpass', 220, 0]],
    words: ['whisper', 'quiet', 'close', 'breath', 'asmr', 'female'],
  },
  'dark-matter': {
    label: 'Dark Matter',
    line: '55 Hz, two of them',
    speech: { speaker: 'rms', pitch: 66, melody: 24, stretch: 1.1, tract: 0.42 },
    shape: { tape: -4.5, double: -7 },
    drive: 3,
    eq: [
      ['lowshelf', 120, 4],
      ['peaking', 900, 4, 0.8],
    ],
    words: ['demon', 'dark', 'monster', 'hard techno', 'evil', 'horror', 'low'],
  },
  helium: {
    label: 'Helium',
    line: '329 Hz, small',
    speech: { speaker: 'slt', pitch: 270, melody: 45, stretch: 1, tract: 0.38 },
    shape: { tape: 3 },
    eq: [['highshelf', 4000, 4]],
    words: ['chipmunk', 'high', 'small', 'happy hardcore', 'cartoon', 'funny'],
  },
  'old-school': {
    label: 'Old School',
    line: '154 Hz, block party',
    speech: { speaker: 'awb', pitch: 144, melody: 38, stretch: 1.0, tract: 0.405 },
    eq: [
      ['highpass', 180, 0],
      ['peaking', 1400, 5, 0.9],
    ],
    drive: 4,
    words: ['hip hop', 'emcee', 'old school', 'rap', 'funk', 'boom bap', 'male'],
  },
  stadium: {
    label: 'Stadium',
    line: '132 Hz, far away',
    speech: { speaker: 'rms', pitch: 128, melody: 54, stretch: 1.42, tract: 0.44 },
    eq: [['peaking', 2200, 4, 0.8]],
    drive: 3,
    words: ['announcer', 'stadium', 'sport', 'ring', 'fight', 'loud', 'male'],
  },
  android: {
    label: 'Android',
    line: '186 Hz, half metal',
    speech: { speaker: 'slt', pitch: 185, melody: 0.5, stretch: 0.98, tract: 0.42 },
    shape: { cords: { sound: 'saw', hz: 185, mix: 0.45 } },
    eq: [
      ['lowshelf', 260, -5],
      ['peaking', 1200, -3, 0.8],
      ['highshelf', 5000, 7],
    ],
    words: ['android', 'female', 'robot', 'future', 'ai', 'system'],
  },
  'chord-machine': {
    label: 'Chord Machine',
    line: 'three notes at once',
    speech: { speaker: 'slt', pitch: 170, melody: 1, stretch: 1.2, tract: 0.42 },
    shape: { cords: { sound: 'chord', hz: 110, mix: 1 } },
    drive: 1.5,
    words: ['vocoder', 'chord', 'french', 'synth', 'electro', 'harmony'],
  },
  tannoy: {
    label: 'Tannoy',
    line: '195 Hz, platform 9',
    speech: { speaker: 'slt', pitch: 190, melody: 26, stretch: 1.28, tract: 0.43 },
    eq: [
      ['highpass', 420, 0],
      ['peaking', 1500, 7, 1],
      ['lowpass', 3400, 0],
    ],
    drive: 2,
    words: ['airport', 'station', 'announcement', 'female', 'official', 'calm'],
  },
  pirate: {
    label: 'Pirate Radio',
    line: '176 Hz, rough',
    speech: { speaker: 'awb', pitch: 158, melody: 50, stretch: 0.8, tract: 0.405 },
    eq: [
      ['highpass', 320, 0],
      ['peaking', 2100, 6, 0.9],
      ['lowpass', 6000, 0],
    ],
    drive: 6,
    words: ['grime', 'garage', 'pirate', 'rough', 'jungle', 'fast', 'male', 'london'],
  },
} as const satisfies Record<string, VoiceStyle>;

export type StyleId = keyof typeof STYLES;
export const STYLE_IDS = Object.keys(STYLES) as [StyleId, ...StyleId[]];

/** The eight that the landing page plays. spec §1 */
export const SHOWN_STYLES = [
  ...['trailer-deep', 'late-night-fm', 'hype-mc', 'club-diva'],
  ...['after-hours', 'sound-system', 'machine', 'whisper'],
] as const satisfies readonly StyleId[];

/** The table entry of a style, as the interface has it. */
export const styleOf = (id: StyleId): VoiceStyle => STYLES[id];
