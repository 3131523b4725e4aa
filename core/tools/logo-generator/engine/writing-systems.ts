/** The writing systems that names can be in, as people call them. */
export const WRITING_SYSTEMS = {
  latin: { label: 'Latin' },
  greek: { label: 'Greek' },
  cyrillic: { label: 'Cyrillic' },
  hebrew: { label: 'Hebrew' },
  arabic: { label: 'Arabic' },
  devanagari: { label: 'Devanagari' },
  thai: { label: 'Thai' },
  chinese: { label: 'simplified Chinese' },
  japanese: { label: 'Japanese' },
  korean: { label: 'Korean' },
} as const;

export type WritingSystem = keyof typeof WRITING_SYSTEMS;

export const WRITING_SYSTEM_IDS = Object.keys(WRITING_SYSTEMS) as [WritingSystem, ...WritingSystem[]];
