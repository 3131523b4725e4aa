import type { Mail } from '../providers/ports.ts';

const day = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** What an account is told once its days of grace have begun. */
export function deletionMail(to: string, deletesAt: Date, link: string): Mail {
  return {
    to,
    subject: 'Your account is going to be deleted',
    text: [
      `Your Deckhand account goes for good on ${day(deletesAt)} (UTC), with everything in it. Until then it works as before.`,
      'To keep it, sign in and say so in your profile:',
      link,
      'If you did not ask for this, keep the account and change your password: whoever asked knew it.',
    ].join('\n\n'),
  };
}
