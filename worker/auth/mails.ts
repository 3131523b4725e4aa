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
