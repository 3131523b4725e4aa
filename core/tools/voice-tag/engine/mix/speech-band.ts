import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { biquad, FLAT } from '../voice/biquad.ts';

/** Where consonants are told apart, in Hz. */
const LOW = 1000;
const HIGH = 4000;

const HIGHPASS = biquad('highpass', LOW, 0, FLAT, SAMPLE_RATE);
const LOWPASS = biquad('lowpass', HIGH, 0, FLAT, SAMPLE_RATE);

/** Energy between 1 and 4 kHz from sample `from` to `to`. */
function bandEnergy(sound: Mono, from: number, to: number): number {
  const { b0, b1, b2, a1, a2 } = HIGHPASS;
  const l = LOWPASS;
  let [h1, h2, l1, l2, energy] = [0, 0, 0, 0, 0];
  const end = Math.min(to, sound.length);
  for (let i = Math.max(0, from); i < end; i++) {
    const x = sound[i] ?? 0;
    const high = b0 * x + h1;
    h1 = b1 * x - a1 * high + h2;
    h2 = b2 * x - a2 * high;
    const y = l.b0 * high + l1;
    l1 = l.b1 * high - l.a1 * y + l2;
    l2 = l.b2 * high - l.a2 * y;
    energy += y * y;
  }
  return energy;
}

/** How far the voice is over the bed between 1 and 4 kHz while it speaks, in dB; Infinity over no bed. */
export function voiceOverBed(voice: Stereo, bed: Stereo, from: number, to: number): number {
  const ofVoice = bandEnergy(voice[0], from, to) + bandEnergy(voice[1], from, to);
  const ofBed = bandEnergy(bed[0], from, to) + bandEnergy(bed[1], from, to);
  return ofBed === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(ofVoice / ofBed);
}
