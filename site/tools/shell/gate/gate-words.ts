/** What a part of Pro is, for who meets it without Pro. */
interface GateWords {
  /** The title of the dialog, unless it is "This needs Pro". */
  heading?: string;
  title: string;
  text: string;
  /** What goes on once the trial has started: "Start trial and …". */
  next: string;
  /** What the person was at: "Back to my …". */
  thing: string;
  /** What Free has instead. */
  free: string;
}

export const GATES = {
  'brand-kit': {
    title: 'Brand kit ZIP',
    text: 'Every version of your logo as SVG, PNG and PDF, your colours and brand sheet, and a licence card for commercial use.',
    next: 'download',
    thing: 'logo',
    free: 'On Free you can download each file: SVG, PNG, PDF. Nothing is lost.',
  },
  'licence-card': {
    title: 'Licence card',
    text: 'Your commercial licence in writing, with what the logo was made from and what you decided by hand.',
    next: 'download',
    thing: 'logo',
    free: 'On Free you can download each file of the logo: SVG, PNG, PDF. Nothing is lost.',
  },
  wav: {
    title: 'WAV',
    text: '16 or 24 bit at 44.1 kHz, with markers and the same tags as the MP3.',
    next: 'download',
    thing: 'drop',
    free: 'On Free you can download the MP3 and the loudness report. Nothing is lost.',
  },
  'sampler-pack': {
    title: 'Sampler pack',
    text: 'Dry voice, full drop, bed, tail and radio edit at the same loudness, with report, licence and recipe.',
    next: 'download',
    thing: 'drop',
    free: 'On Free you can download the MP3 and the loudness report. Nothing is lost.',
  },
  'recipient-links': {
    title: 'One link per recipient',
    text: 'Send each booker their own link: your greeting above the kit, a closing date, and a record of what they read.',
    next: 'add a recipient',
    thing: 'press kit',
    free: 'On Free you can publish your press kit and send everyone the same link. Nothing is lost.',
  },
  'contracts-out': {
    title: 'More than one contract out',
    text: 'Send any number of contracts to sign at the same time.',
    next: 'send',
    thing: 'contract',
    free: "On Free you have one contract out at a time: take that one back, or wait until it's signed. Nothing is lost.",
  },
  generations: {
    heading: 'Keep going with Pro',
    title: 'No daily limit, no credits spent',
    text: 'Generate as much as you need, within fair use.',
    next: 'try again',
    thing: 'work',
    free: 'On Free a generation costs credits, and the day has a limit. Nothing is lost.',
  },
} as const satisfies Record<string, GateWords>;

export type GateId = keyof typeof GATES;

/** What trial and Pro give, in short; `rows` are those of the comparison of plans that a line stands for. */
export const PRO_GIVES = [
  { text: 'Brand kit ZIP, WAV, sampler pack', rows: ['zip', 'wav'] },
  { text: 'Commercial licence for what you make', rows: ['licence'] },
  { text: 'No credits spent, no daily limit', rows: ['credits', 'daily', 'cue'] },
  { text: 'A press kit link for each booker', rows: ['links'] },
  { text: 'Any number of contracts out for signature', rows: ['contracts'] },
] as const;

interface Known {
  /** What the person was at, where the place knows it better: `brief`. */
  kept?: string | undefined;
  /** What goes on, where the place knows it better: `renew the link`. */
  next?: string | undefined;
  hasNext: boolean;
}

/** The words of a gate. */
export function gateWords(gate: GateId, { kept, next: known, hasNext }: Known) {
  const { heading = 'This needs Pro', title, text, thing, free, ...words }: GateWords = GATES[gate];
  const next = known ?? words.next;
  return {
    ...{ heading, title, text, free, isFile: next === 'download' },
    start: hasNext ? `Start trial and ${next}` : 'Start trial',
    back: `Back to my ${kept ?? thing}`,
    /** On the button that does it at once. */
    verb: next.charAt(0).toUpperCase() + next.slice(1),
  };
}
