import type { SpeakerTable } from '../speaker-table.ts';

/** Speakers of Deepgram Aura 2, by the character that they speak before it is shaped. */
export const AURA_VOICES: SpeakerTable = {
  'trailer-deep': 'zeus',
  'late-night-fm': 'apollo',
  'hype-mc': 'draco',
  'club-diva': 'aurora',
  'after-hours': 'luna',
  'sound-system': 'atlas',
  machine: 'orion',
  whisper: 'iris',
  'dark-matter': 'pluto',
  helium: 'delia',
  'old-school': 'hermes',
  stadium: 'jupiter',
  android: 'cora',
  'chord-machine': 'athena',
  tannoy: 'hera',
  pirate: 'orpheus',
};
