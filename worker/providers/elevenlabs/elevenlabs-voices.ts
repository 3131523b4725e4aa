import type { SpeakerTable } from '../speaker-table.ts';

/** Voice ids of the stock voices of ElevenLabs, by the character that they speak before it is shaped. */
export const ELEVENLABS_VOICES: SpeakerTable = {
  'trailer-deep': 'pNInz6obpgDQGcFmaJgB',
  'late-night-fm': 'onwK4e9ZLuTAKqWW03F9',
  'hype-mc': 'TX3LPaxmHKxFdv7VOQHJ',
  'club-diva': 'EXAVITQu4vr4xnSDxMaL',
  'after-hours': 'XB0fDUnXU5powFXDhCwa',
  'sound-system': 'N2lVS1w4EtoT3dr4eOWO',
  machine: 'JBFqnCBsd6RMkjVDRZzb',
  whisper: 'pFZP5JQG7iQjIQuC4Bku',
  'dark-matter': 'pqHfZKP75CvOlQylNhV4',
  helium: 'jBpfuIE2acCO8z3wKNLl',
  'old-school': 'IKne3meq5aSn9XLyUdCD',
  stadium: 'nPczCjzI2devNBz1zQrb',
  android: 'Xb7hH8MSUJpSbSDYk0k2',
  'chord-machine': 'cgSgspJ2msm6clMCkdW9',
  tannoy: '9BWtsMINqrJLrRacOk9x',
  pirate: 'bIHbv24MWmeRgasZH58o',
};
