import { dayWords } from '#core/day-words.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { DECLINE_REASONS, type MailKind, type Role, VERIFY_PATH } from '#core/signing/envelope.ts';
import { type Envelope, thingOf } from '#core/signing/envelope-state.ts';
import type { OwedMail } from '#core/signing/owed-mails.ts';
import type { AnswerKind, Proposal } from '#core/signing/proposal.ts';
import type { Mail } from '../providers/ports.ts';

/** What the words of a mail need beside the envelope. */
export interface Letter {
  envelope: Envelope;
  /** What the artist is called on stage. */
  stageName: string;
  /** IANA zone of the venue. */
  zone: string;
  /** The page of whom it goes to. */
  link: string;
  /** The contract in the artist’s account. */
  screen: string;
  /** Whether the sealed copy goes along. */
  hasSealedCopy: boolean;
}

const until = (instant: string, zone: string): string =>
  // The last day is over with this instant.
  dayWords(wallTime(new Date(instant).getTime() - 1, zone || 'UTC').day);

type Words = (letter: Letter, mail: OwedMail) => { subject: string; lines: readonly string[] };

const clauseWords = ({ clause, title }: Proposal): string => `clause ${clause}, ${title}`;

/** Of a clause in a mail, in characters: all of it is on the screen. */
const MOST_QUOTED = 500;

/** What somebody wrote beside something, on its line: it can’t be taken for lines of ours. */
const quoted = (words: string): string => (words ? ` “${words.replaceAll(/\s+/g, ' ')}”` : '');

const ANSWERED: Readonly<Record<AnswerKind, string>> = {
  accepted: 'accepted',
  kept: 'not accepted',
  countered: 'answered with other words',
};

/** What the artist answered in an entry, a line for each change. */
function answerLines({ answers, proposals }: Envelope, seq: number | null | undefined): string[] {
  const answered = answers.find((each) => each.seq === seq)?.proposals ?? [];
  return proposals.flatMap((proposal) => {
    const { outcome } = proposal;
    if (!answered.includes(proposal.seq) || !outcome || outcome.kind === 'withdrawn') return [];
    return [
      `- Clause ${proposal.clause} of version ${proposal.version}, ${proposal.title}: ${ANSWERED[outcome.kind]}.${quoted(outcome.words)}`,
    ];
  });
}

const oneToSign = ({ addendum }: Envelope): string =>
  addendum ? 'an addendum to sign' : 'a contract to sign';

const asked: Words = ({ envelope, stageName, zone, link }) => {
  const { title, version, replaces, signers, note, expiresAt, paused } = envelope;
  const again =
    replaces === null
      ? []
      : ['', `This is version ${version}. It replaces version ${replaces}, which can’t be signed any more.`];
  const answered = answerLines(envelope, envelope.answersWith);
  return {
    subject: `${stageName} sent you ${replaces === null ? oneToSign(envelope) : `version ${version} to sign`}`,
    lines: [
      `Hello ${signers.client.name},`,
      '',
      `${signers.artist.name} sent you ${oneToSign(envelope)}: ${title}.`,
      ...again,
      ...(answered.length > 0 ? ['', 'Your proposed changes:', ...answered] : []),
      ...(paused
        ? ['', 'Your side proposed a change, which waits for an answer. You can sign after that.']
        : []),
      ...(note ? ['', note] : []),
      '',
      'Read it and sign it here. You don’t need an account:',
      link,
      '',
      `The link is open until ${until(expiresAt, zone)}. Whoever has it can sign in your name, so don’t pass it on: if somebody else is to sign, say so on the page.`,
      '',
      `Questions? Ask them on the page, or answer this mail: your answer goes to ${signers.artist.name}.`,
    ],
  };
};

/** To the artist: `what` happened, and that it waits for an answer. */
const toAnswer = ({ envelope, zone, screen }: Letter, what: string): readonly string[] => [
  what,
  '',
  `Nobody signs until you answer, and the link is open until ${until(envelope.expiresAt, zone)}. Accept the changes or keep the clauses here:`,
  screen,
];

const unanswered: Words = (letter) => {
  const { signers, title } = letter.envelope;
  return {
    subject: `${signers.client.name} waits for your answer`,
    lines: toAnswer(
      letter,
      `${signers.client.name} proposed changes to ${title}, and waits for your answer.`,
    ),
  };
};

const unsigned: Words = ({ envelope, stageName, zone, link }, { role }) => ({
  subject:
    role === 'client'
      ? `Still to sign: the ${thingOf(envelope)} with ${stageName}`
      : `${envelope.addendum ? 'An addendum' : 'A contract'} waits for your signature`,
  lines: [
    `Hello ${envelope.signers[role].name},`,
    '',
    `${envelope.title} still waits for your signature:`,
    link,
    '',
    `The link is open until ${until(envelope.expiresAt, zone)}.${role === 'client' ? ' If you don’t want to sign, decline it there, and there are no more reminders.' : ''}`,
  ],
});

const WORDS: Readonly<Record<MailKind, Words>> = {
  invitation: asked,
  turn: ({ envelope, link }) => {
    const { signers, title } = envelope;
    const { name, signed } = signers.client;
    const as = signed && signed.name !== name ? `, as ${signed.name}` : '';
    return {
      subject: `${name} has signed. Your turn`,
      lines: [
        `${name} has signed ${title}${as}. The ${thingOf(envelope)} counts once you sign it too:`,
        link,
      ],
    };
  },
  reminder: (letter, mail) => (letter.envelope.paused ? unanswered(letter, mail) : unsigned(letter, mail)),
  proposed: (letter, { seq }) => {
    const { signers, title, proposals } = letter.envelope;
    const proposal = proposals.find((each) => each.seq === seq);
    const change = proposal
      ? `${proposal.after ? 'change' : 'strike'} ${clauseWords(proposal)}`
      : 'change it';
    const words = proposal?.after?.join(' ') ?? '';
    const cut = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)} …` : words;
    const to = cut && ` to:${quoted(cut)}`;
    const why = proposal?.why ? ` Why:${quoted(proposal.why)}` : '';
    const what = `About ${title}: ${signers.client.name} asks you to ${change}${to}.${why}`;
    return {
      subject: `${signers.client.name} proposes a change to your contract`,
      lines: toAnswer(letter, what),
    };
  },
  answered: ({ envelope, link, stageName }, { seq }) => ({
    subject: `${stageName} answered your changes`,
    lines: [
      `${envelope.signers.artist.name} has looked at what you proposed for ${envelope.title}:`,
      ...answerLines(envelope, seq),
      '',
      `Version ${envelope.version} stays as it is. You can sign it when it’s your turn, ask something or propose another change here:`,
      link,
    ],
  }),
  completed: ({ envelope: { signers, title }, link, hasSealedCopy }) => ({
    subject: `Signed by both: ${title}`,
    lines: [
      `${signers.artist.name} and ${signers.client.name} have both signed ${title}.`,
      '',
      'Your copy with both signatures is attached: keep it. How it was signed, step by step, is here:',
      link,
      ...(hasSealedCopy
        ? [
            '',
            'Keep the sealed copy with it. It shows whether anything was changed later, down to the byte, even without us. Check it here:',
            new URL(VERIFY_PATH, link).href,
          ]
        : []),
    ],
  }),
  declined: ({ envelope, screen }) => {
    const { declined, signers, title } = envelope;
    return {
      subject: `${signers.client.name} declined your ${thingOf(envelope)}`,
      lines: [
        `${signers.client.name} doesn’t sign ${title}.`,
        ...(declined ? [`Reason: ${DECLINE_REASONS[declined.reason]}`] : []),
        ...(declined?.words ? ['', declined.words] : []),
        '',
        envelope.addendum
          ? 'What you both signed before stays as it is. Write another addendum, or leave it:'
          : 'Change the contract and send another version, or leave it:',
        screen,
      ],
    };
  },
  withdrawn: ({ envelope }) => ({
    subject: `Taken back: ${envelope.title}`,
    lines: [
      `${envelope.signers.artist.name} took back the ${thingOf(envelope)} ${envelope.title}. Its link can’t be signed any more. You don’t have to do anything.`,
    ],
  }),
  expired: ({ envelope, screen }) => ({
    subject: `Not signed in time: ${envelope.title}`,
    lines: [
      `The time to sign ${envelope.title} is over, and not everybody has signed. Send it again with another date if you still want it signed:`,
      screen,
    ],
  }),
  comment: ({ envelope, link }, { role, seq }) => {
    const comment = envelope.comments.find((each) => each.seq === seq);
    return {
      subject: `About ${envelope.title}`,
      lines: [
        `${comment?.name ?? ''} writes:`,
        '',
        comment?.words ?? '',
        '',
        role === 'client'
          ? `Answer on the page of the ${thingOf(envelope)}:`
          : `Answer on the page of the ${thingOf(envelope)}, or beside it in Deckhand:`,
        link,
      ],
    };
  },
  handed: ({ envelope, screen }) => ({
    subject: `Somebody else signs ${envelope.title}`,
    lines: [
      `The ${thingOf(envelope)} was handed on: ${envelope.signers.client.name} (${envelope.signers.client.email}) signs it for your client now. Is that not right? Take it back here:`,
      screen,
    ],
  }),
};

/** The mail that somebody is owed. An answer to it goes to the other side. */
export function signingMail(letter: Letter, mail: OwedMail): Mail {
  const { signers } = letter.envelope;
  const other: Role = mail.role === 'artist' ? 'client' : 'artist';
  const { subject, lines } = WORDS[mail.kind](letter, mail);
  return {
    to: signers[mail.role].email,
    replyTo: signers[other].email,
    subject,
    text: lines.join('\n'),
    key: mail.key,
  };
}
