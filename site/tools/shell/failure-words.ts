import { ApiError, ERRORS, type FieldError } from '#core/errors.ts';

/** What a person reads when a run failed: what happened, what was kept, and the way on. */
export interface FailureWords {
  title: string;
  text: string;
  /** Links that lead out of it, the likelier first. */
  ways: readonly { label: string; href: string }[];
  /** Whether the same input may go through now. */
  canRetry: boolean;
  /** Whether it goes through on trial and Pro. */
  isLiftedByPro?: boolean;
}

interface Place {
  /** The screen to come back to: `/logo-generator`. */
  screen: string;
  now: Date;
  /** What the person was filling in, and has kept: `brief` unless said. */
  kept?: string;
  /** Locale and time zone of the reader; the browser's own unless given. */
  locale?: string;
  timeZone?: string;
}

const CREDITS = { label: 'Buy credits', href: '/pricing#more' };
const PLANS = { label: 'Compare plans', href: '/pricing' };

/** `tomorrow at 01:00` for an instant, in the reader's own time zone. */
export function resetWords(iso: string, { now, locale, timeZone }: Omit<Place, 'screen' | 'kept'>): string {
  const at = new Date(iso);
  const day = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  return `${day(at) === day(now) ? 'today' : 'tomorrow'} at ${time}`;
}

/** The way to sign-in that leads back to a screen: its path, with its query. */
export function signInLink(screen: string): string {
  return `/signin?next=${encodeURIComponent(screen).replaceAll('%2F', '/')}`;
}

/** The same, for who has no account yet. */
export const signUpLink = (screen: string): string => signInLink(screen).replace('?', '?new&');

/** Words for a failed run, by the code of the error; anything without a code is a network that gave no answer. */
export function failureWords(error: unknown, place: Place): FailureWords {
  const isKept = `Your ${place.kept ?? 'brief'} is kept`;
  if (!(error instanceof ApiError)) {
    return {
      title: "Can't reach Deckhand",
      text: `${isKept}. Try again when you are online: the same try is never paid twice.`,
      ways: [],
      canRetry: true,
    };
  }
  const { message, details } = error;
  switch (error.code) {
    case 'UNAUTHORIZED':
      return {
        title: 'Sign In Required',
        text: `${message}. ${isKept}.`,
        ways: [{ label: 'Sign in', href: signInLink(place.screen) }],
        canRetry: false,
      };
    case 'INSUFFICIENT_CREDITS':
      return {
        title: 'Need More Credits',
        text: `${message}. ${isKept}.`,
        ways: [CREDITS, PLANS],
        canRetry: false,
        isLiftedByPro: true,
      };
    case 'PRO_REQUIRED':
      return {
        title: 'Part of Pro',
        text: `${message}.`,
        ways: [PLANS],
        canRetry: false,
        isLiftedByPro: true,
      };
    case 'DAILY_LIMIT':
      return {
        title: message,
        text: details.resetsAt
          ? `A new day of generations starts ${resetWords(details.resetsAt, place)}. Trial and Pro have no daily limit.`
          : 'A new day of generations starts at midnight UTC. Trial and Pro have no daily limit.',
        ways: [PLANS],
        canRetry: false,
        isLiftedByPro: true,
      };
    case 'RATE_LIMITED':
      return {
        title: 'Too many tries',
        text: details.retryAfter
          ? `Wait ${details.retryAfter} seconds, then try again. Nothing was charged.`
          : 'Wait a moment, then try again. Nothing was charged.',
        ways: [],
        canRetry: true,
      };
    case 'INVALID_INPUT':
      return { title: message, text: refused(details.fields), ways: [], canRetry: false };
    case 'PROVIDER_FAILED':
      return {
        title: 'The engine could not finish',
        text: `Your credits are back. ${isKept}.`,
        ways: [],
        canRetry: true,
      };
    case 'CONFLICT':
      return { title: 'This changed meanwhile', text: `${message}.`, ways: [], canRetry: true };
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_TYPE':
      return {
        title: ERRORS[error.code].message,
        text: `Nothing was charged. ${isKept}: the same again would be refused, so change it first.`,
        ways: [],
        canRetry: false,
      };
    default: {
      const canRetry = error.status >= 500;
      const wayOn = canRetry
        ? 'Try again: the same try is never paid twice'
        : 'Reload the page and go on from there';
      return {
        title: 'Something went wrong on our side',
        text: `${isKept}. ${wayOn}.`,
        ways: [],
        canRetry,
      };
    }
  }
}

function refused(fields: readonly FieldError[] = []): string {
  return fields.map(({ reason }) => `${reason.replace(/\.$/, '')}.`).join(' ');
}

/** The reason beside one input: its own path, or one below it (`palettes.2`). */
export function fieldReason(error: unknown, path: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const field = error.details.fields?.find((one) => one.path === path || one.path.startsWith(`${path}.`));
  return field?.reason ?? null;
}

/** Whether every reason of a refusal stands beside an input already, so that a panel would only repeat it. */
export function isSaidBeside(error: unknown, inputs: readonly string[]): boolean {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') return false;
  const { fields = [] } = error.details;
  return fields.length > 0 && fields.every(({ path }) => inputs.includes(path.split('.')[0] ?? ''));
}
