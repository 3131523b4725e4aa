import { ApiError } from '#core/errors.ts';
import { refusalWords } from '#site/lib/problem-of.ts';
import { signInLink } from '../../shell/failure-words.ts';

/** Why a file was not made, and the way on where it is another one than trying again. */
export interface FileFailure {
  reason: string;
  way: { label: string; href: string } | null;
  /** Whether it takes Pro. */
  needsPro?: boolean;
}

/** @param here path and query to come back to */
export function failureOf(error: unknown, here: string): FileFailure {
  if (error instanceof ApiError) {
    switch (error.code) {
      case 'PRO_REQUIRED':
        return {
          reason: 'WAV files and sampler packs are part of Pro. The MP3 is yours as it is.',
          way: null,
          needsPro: true,
        };
      case 'UNAUTHORIZED':
        return { reason: `${error.message}.`, way: { label: 'Sign in', href: signInLink(here) } };
      case 'NOT_FOUND':
        return { reason: 'What this drop was made from is not in your account any more.', way: null };
      case 'INVALID_INPUT': {
        const reasons = (error.details.fields ?? []).map(({ reason }) => reason.replace(/\.$/, ''));
        return { reason: `${reasons.join('. ') || refusalWords(error)}.`, way: null };
      }
      default:
        return { reason: `${refusalWords(error)}.`, way: null };
    }
  }
  if (error instanceof TypeError)
    return { reason: "Can't reach Deckhand. Check your connection, then try again.", way: null };
  const words = error instanceof Error ? error.message.replace(/\.$/, '') : '';
  return { reason: words === '' ? 'The file was not made. Try again.' : `${words}.`, way: null };
}
