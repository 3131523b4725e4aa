/** The files of Pro, each made on the device when it is asked for. */
export const PRO_FILES = {
  wav24: { title: 'WAV, 24 bit', made: 'The WAV' },
  wav16: { title: 'WAV, 16 bit', made: 'The WAV' },
  packWav: { title: 'Sampler pack, WAV', made: 'The sampler pack' },
  packMp3: { title: 'Sampler pack, MP3', made: 'The sampler pack' },
} as const satisfies Record<string, { title: string; made: string }>;

export type ProFile = keyof typeof PRO_FILES;
