/** Where a drop will be played decides how loud it is. Loudness in LUFS (BS.1770), ceiling in dBTP. */
export const LOUDNESS_PROFILES = {
  club: { label: 'Club', target: -9, ceiling: -1, line: 'As loud as club masters' },
  standard: { label: 'Standard', target: -12, ceiling: -1, line: 'Sits over any deck' },
  stream: { label: 'Stream', target: -14, ceiling: -1, line: 'Podcast and stream' },
  broadcast: { label: 'Broadcast', target: -23, ceiling: -1, line: 'EBU R 128 s1' },
} as const satisfies Record<string, { label: string; target: number; ceiling: number; line: string }>;

export type LoudnessProfileId = keyof typeof LOUDNESS_PROFILES;
export const LOUDNESS_PROFILE_IDS = Object.keys(LOUDNESS_PROFILES) as [
  LoudnessProfileId,
  ...LoudnessProfileId[],
];
