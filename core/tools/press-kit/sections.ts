/** The parts that a kit is filled in by, in their order. */
export const SECTIONS = {
  look: { name: 'Name and look', short: 'Name' },
  facts: { name: 'Facts', short: 'Facts' },
  bio: { name: 'Bio', short: 'Bio' },
  photos: { name: 'Photos', short: 'Photos' },
  music: { name: 'Music and video', short: 'Music' },
  highlights: { name: 'Highlights', short: 'Highlights' },
  quotes: { name: 'Press quotes', short: 'Quotes' },
  dates: { name: 'Dates', short: 'Dates' },
  rider: { name: 'Technical rider', short: 'Rider' },
  contact: { name: 'Contact', short: 'Contact' },
} as const;
export type SectionId = keyof typeof SECTIONS;
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
