export interface Tone {
  /** Peak in dB of full scale. */
  db: number;
  seconds: number;
  hz?: number;
  sampleRate?: number;
  channels?: 1 | 2;
}

/** A WAV file of 16 bits with a tone in all of its channels. Above full scale it clips, as a converter does. */
export function sineWav({ db, seconds, hz = 997, sampleRate = 48_000, channels = 2 }: Tone): Buffer {
  const frames = seconds * sampleRate;
  const file = Buffer.alloc(44 + frames * channels * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * channels * 2, 28);
  file.writeUInt16LE(channels * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - 44, 40);
  const peak = 10 ** (db / 20);
  for (let frame = 0; frame < frames; frame++) {
    const sample = peak * Math.sin((2 * Math.PI * hz * frame) / sampleRate);
    const whole = Math.round(32_767 * Math.max(-1, Math.min(1, sample)));
    for (let channel = 0; channel < channels; channel++)
      file.writeInt16LE(whole, 44 + (frame * channels + channel) * 2);
  }
  return file;
}
