/** The hot cues of the page, in its order: the id of a section, its letter and its name. */
export const CUES = [
  { id: 'name', letter: 'A', name: 'Name' },
  { id: 'roadmap', letter: 'B', name: 'Roadmap' },
  { id: 'tools', letter: 'C', name: 'Tools' },
  { id: 'gigs', letter: 'D', name: 'Gigs' },
  { id: 'letter', letter: 'E', name: 'Letter' },
  { id: 'floor', letter: 'F', name: 'Floor' },
  { id: 'reading', letter: 'G', name: 'Reading' },
  { id: 'questions', letter: 'H', name: 'Questions' },
] as const;
