import type * as z from 'zod/mini';

/** Every error the API can answer with: code → HTTP status and the sentence a person reads (spec §8). */
export const ERRORS = {
  UNSIGNED: { status: 400, message: 'Unsigned request' },
  INVALID_INPUT: { status: 422, message: 'Some fields need another look' },
  UNAUTHORIZED: { status: 401, message: 'Please sign in to continue' },
  PRO_REQUIRED: { status: 402, message: 'Pro trial required for this feature' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Insufficient credits for this generation' },
  FORBIDDEN: { status: 403, message: 'Your account may not do this' },
  NOT_FOUND: { status: 404, message: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method' },
  CONFLICT: { status: 409, message: 'This was changed or used meanwhile' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is larger than we take' },
  UNSUPPORTED_TYPE: { status: 415, message: 'That kind of file or body is not taken here' },
  DAILY_LIMIT: { status: 429, message: 'Daily generation limit reached' },
  RATE_LIMITED: { status: 429, message: 'Too many tries. Wait a moment, then go on' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side' },
  PROVIDER_FAILED: { status: 502, message: 'The engine could not finish. Your credits are back' },
  MAIL_FAILED: { status: 502, message: 'Your message could not be sent on. Nothing of it is lost' },
  UNAVAILABLE: { status: 503, message: 'Deckhand cannot reach its database right now' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Where in the input (`brief.name`, or `''` for the whole), and why it was refused. */
export interface FieldError {
  path: string;
  reason: string;
}

export interface ErrorDetails {
  fields?: readonly FieldError[];
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** When the daily limit starts anew (ISO instant). */
  resetsAt?: string;
  /** Of a change that went on from an older version: what is stored, and what the change would make of it. */
  versions?: { stored: unknown; sent: unknown };
}

/** An error that may be shown to the caller. Anything else thrown becomes INTERNAL with no inner text. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string = ERRORS[code].message, details: ErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Refuses a change that goes on from an older version: what is stored, and what the change would make of it. */
export const staleVersion = (stored: unknown, sent: unknown): ApiError =>
  new ApiError('CONFLICT', 'This was changed in another window', { versions: { stored, sent } });

/** The body of every reply that is not a success. Its schema stands apart: pages that call the API need no schemas. */
export interface ErrorReply {
  error: {
    code: ErrorCode;
    message: string;
    requestId: string;
    fields?: FieldError[] | undefined;
    resetsAt?: string | undefined;
    versions?: { stored: unknown; sent: unknown } | undefined;
  };
}

/** The first reason of each refused field, in the order of the schema; what it says is its message, unless `reasonOf` words it. */
export function fieldErrors(
  error: z.core.$ZodError,
  reasonOf: (issue: z.core.$ZodIssue) => string = ({ message }) => message,
): FieldError[] {
  const byPath = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, reasonOf(issue));
  }
  return [...byPath].map(([path, reason]) => ({ path, reason }));
}
