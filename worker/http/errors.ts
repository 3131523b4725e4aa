import { ApiError, ERRORS, type ErrorReply } from '#core/errors.ts';
import { isUnreachable } from '#db/is-unreachable.ts';
import { describeError, log } from '../log.ts';
import type { RequestContext } from './context.ts';

/** The error as a caller may see it: ours as it is, anything else without its inner text. */
export function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isUnreachable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** The body of a reply that is not a success. */
export function errorReply(error: ApiError, requestId: string): ErrorReply {
  const { fields, resetsAt, versions } = error.details;
  return {
    error: {
      code: error.code,
      message: error.status >= 500 ? ERRORS[error.code].message : error.message,
      requestId,
      ...(fields && { fields: [...fields] }),
      ...(resetsAt && { resetsAt }),
      ...(versions && { versions }),
    },
  };
}

/** The body of an error that ends a reply which has begun. What is not ours is logged here: the reply's status tells nobody. */
export function endingError(
  thrown: unknown,
  { requestId, route }: { requestId: string; route: string },
): ErrorReply {
  const error = publicError(thrown);
  if (!(thrown instanceof ApiError))
    log({ level: 'error', event: error.code, requestId, route, error: describeError(thrown) });
  return errorReply(error, requestId);
}

export function errorResponse(c: RequestContext, thrown: unknown): Response {
  const error = publicError(thrown);
  const requestId = c.get('requestId');
  if (error.status >= 500) {
    log({
      level: 'error',
      event: error.code,
      requestId,
      route: c.get('route'),
      error: describeError(thrown),
    });
  }
  const headers = new Headers({ 'content-type': 'application/json' });
  if (error.details.retryAfter) headers.set('retry-after', String(error.details.retryAfter));
  return new Response(JSON.stringify(errorReply(error, requestId)), { status: error.status, headers });
}
