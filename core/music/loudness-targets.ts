/** A place where music is played or sent, and how loud it wants to be: LUFS integrated, ceiling in dBTP. */
export interface LoudnessTarget {
  id: 'club' | 'streaming' | 'broadcast';
  name: string;
  /** What is aimed at, and by how many LU it may be off. */
  target: number;
  tolerance: number;
  ceiling: number;
  /** Whether whoever plays it turns it to the target by itself. */
  normalised: boolean;
  source: { label: string; href: string };
}

export const LOUDNESS_TARGETS: readonly LoudnessTarget[] = [
  {
    ...{ id: 'club', name: 'Club', target: -9, tolerance: 1, ceiling: -1, normalised: false },
    source: {
      label: 'Signum Audio with SAE Glasgow',
      href: 'https://signumaudio.com/new-club-preset-developed-by-sae-glasgow',
    },
  },
  {
    ...{ id: 'streaming', name: 'Streaming', target: -14, tolerance: 1, ceiling: -1, normalised: true },
    source: {
      label: 'Spotify',
      href: 'https://support.spotify.com/us/artists/article/loudness-normalization',
    },
  },
  {
    ...{ id: 'broadcast', name: 'Broadcast', target: -23, tolerance: 0.5, ceiling: -1, normalised: false },
    source: { label: 'EBU R 128', href: 'https://tech.ebu.ch/publications/r128' },
  },
];

export interface Fit {
  /** What to turn the sound by to reach the target, in dB. */
  gain: number;
  /** Where its true peak then lies, in dBTP. */
  peakAfter: number;
  /** `limit`: its peaks lie over the ceiling once it is turned there, so it takes a limiter beside. */
  verdict: 'fits' | 'peaks' | 'louder' | 'quieter' | 'limit';
}

/** How a sound of this loudness and true peak stands to a target. */
export function fitTo(target: LoudnessTarget, loudness: number, truePeak: number): Fit {
  const gain = target.target - loudness;
  const peakAfter = truePeak + gain;
  const isNear = Math.abs(gain) <= target.tolerance;
  if (isNear) return { gain, peakAfter, verdict: truePeak > target.ceiling ? 'peaks' : 'fits' };
  if (peakAfter > target.ceiling) return { gain, peakAfter, verdict: 'limit' };
  return { gain, peakAfter, verdict: gain < 0 ? 'louder' : 'quieter' };
}
