export interface ScriptTemplate {
  id: string;
  /** `{name}` is where the DJ's name goes. */
  text: string;
}

export interface TemplateGroup {
  label: string;
  templates: readonly ScriptTemplate[];
}

/** Scripts to begin from, by occasion. */
export const TEMPLATE_GROUPS: readonly TemplateGroup[] = [
  {
    label: 'Station ID',
    templates: [
      { id: 'listening', text: 'You are listening to {name}' },
      { id: 'locked-in', text: 'You are locked in with {name}' },
      { id: 'no-talk', text: 'No talk, no breaks. Only {name}' },
    ],
  },
  {
    label: 'Club',
    templates: [
      { id: 'in-the-mix', text: '{name} in the mix' },
      { id: 'behind-the-decks', text: 'Behind the decks tonight: {name}' },
      { id: 'hands-up', text: 'Put your hands up for {name}' },
    ],
  },
  {
    label: 'Hype',
    templates: [
      { id: 'make-noise', text: 'Make some noise for {name}' },
      { id: 'are-you-ready', text: 'Are you ready? {name} is about to drop it' },
      { id: 'turn-it-up', text: 'Turn it up. This is {name}' },
    ],
  },
  {
    label: 'Mix intro',
    templates: [
      { id: 'one-hour', text: 'One hour, one selector: {name}' },
      { id: 'live-from', text: 'Live and direct, {name} in session' },
      { id: 'ladies', text: 'Ladies and gentlemen, welcome to the sound of {name}' },
    ],
  },
  {
    label: 'Exclusive',
    templates: [
      { id: 'dubplate', text: 'Dubplate. Cut for {name} and nobody else' },
      { id: 'exclusive', text: 'World exclusive on {name}' },
      { id: 'remix', text: 'The {name} remix. You heard it here first' },
    ],
  },
  {
    label: 'Birthday',
    templates: [
      { id: 'birthday', text: 'Somebody has a birthday tonight. This one is from {name}' },
      { id: 'birthday-crew', text: 'Happy birthday from {name} and the whole crew' },
    ],
  },
  {
    label: 'Follow',
    templates: [
      { id: 'follow', text: 'Find the full mix online. Search for {name}' },
      { id: 'book', text: 'For bookings, talk to {name}' },
    ],
  },
  {
    label: 'Warning',
    templates: [
      { id: 'warning', text: 'Warning: {name} is on the system' },
      { id: 'do-not-record', text: 'Preview only. Property of {name}' },
      { id: 'rewind', text: 'Pull up. {name} wants that one again' },
    ],
  },
];

/** A template with the DJ's name in its place; without a name it keeps its slot as words: `your DJ`. */
export const fillTemplate = (text: string, name: string): string =>
  text
    .replaceAll('{name}', () => name.replace(/\s+/gu, ' ').trim() || 'your DJ')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
