import type { Mail } from '../providers/ports.ts';

export function verificationMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your address',
    text: [
      'Confirm that this address is yours:',
      link,
      'The link works for one hour. If you did not sign up to Deckhand, leave it.',
    ].join('\n\n'),
  };
}

export function passwordResetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Set a new password',
    text: [
      'Set a new password for Deckhand:',
      link,
      'The link works once, for one hour. All open sessions end when you use it. If you did not ask for this, leave it: your password stays.',
    ].join('\n\n'),
  };
}

const day = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

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
