/** The files of Pro, each made on the device when it is asked for, and the gate before them. */
export const PRO_FILES = {
  wav24: { title: 'WAV, 24 bit', gate: 'wav' },
  wav16: { title: 'WAV, 16 bit', gate: 'wav' },
  packWav: { title: 'Sampler pack, WAV', gate: 'sampler-pack' },
  packMp3: { title: 'Sampler pack, MP3', gate: 'sampler-pack' },
} as const;

export type ProFile = keyof typeof PRO_FILES;
