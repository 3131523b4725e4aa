import type { SpeakerTable } from '../speaker-table.ts';

/** OpenAI's voices, by the character that they speak before it is shaped. */
export const OPENAI_VOICES: SpeakerTable = {
  'trailer-deep': 'onyx',
  'late-night-fm': 'echo',
  'hype-mc': 'fable',
  'club-diva': 'nova',
  'after-hours': 'shimmer',
  'sound-system': 'echo',
  machine: 'alloy',
  whisper: 'shimmer',
  'dark-matter': 'onyx',
  helium: 'nova',
  'old-school': 'fable',
  stadium: 'onyx',
  android: 'nova',
  'chord-machine': 'alloy',
  tannoy: 'shimmer',
  pirate: 'fable',
};
