import { ApiError } from '#core/errors.ts';
import { refusalWords } from '#site/lib/problem-of.ts';
import { signInLink } from '../../shell/failure-words.ts';
import { KitError } from './ask-kit.ts';

/** Why something was not made, for the person who waits for it. */
export interface KitFailure {
  reason: string;
  /** The way on, where it is another one than trying again. */
  way: { label: string; href: string } | null;
  /** Whether it takes Pro. */
  needsPro?: boolean;
}

/** @param here path and query to come back to */
export function failureOf(error: unknown, here: string): KitFailure {
  if (error instanceof KitError) return { reason: error.message, way: null };
  if (!(error instanceof ApiError))
    return { reason: "Can't reach Deckhand. Check your connection, then try again.", way: null };
  switch (error.code) {
    case 'PRO_REQUIRED':
      return {
        reason:
          'The licence card and the ZIP of all files are part of Pro. Every other file here is yours as it is.',
        way: null,
        needsPro: true,
      };
    case 'UNAUTHORIZED':
      return { reason: `${error.message}.`, way: { label: 'Sign in', href: signInLink(here) } };
    case 'NOT_FOUND':
      return { reason: 'This logo is not in your library any more.', way: null };
    default:
      return { reason: `${refusalWords(error)}.`, way: null };
  }
}
