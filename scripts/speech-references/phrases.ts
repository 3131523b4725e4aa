/** Phrases that a voice has to be told apart by: names and words of drops, of different lengths. */
export const PHRASES = [
  'DJ Nova in the mix',
  'DJ Bassline on the decks',
  'You are listening to DJ Raven',
  'Put your hands up in the air',
  'Turn up the volume right now',
  'This is the sound of the underground',
  'Straight from London with love',
  'Ladies and gentlemen, make some noise',
  'DJ Mirage in the house tonight',
  'Rewind selector, pull it up',
  'The best mix on the radio',
  'Drop the bass',
  'Exclusive DJ Kestrel remix',
  'Warning, this track is fire',
  'Welcome to the after party',
  'Only the finest techno and house',
] as const;
