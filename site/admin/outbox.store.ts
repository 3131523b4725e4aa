import { atom } from 'nanostores';
import { query } from '#site/lib/query.ts';

/** The mails that this machine kept. Anybody on it may read them, signed in or not. */
export const $outbox = query(
  'localOutbox',
  {},
  { when: atom(typeof window === 'undefined' ? null : 'here') },
);
