import { ERRORS, type ErrorReply } from '#core/errors.ts';
import { log } from '../log.ts';

/** The answer of a server whose settings are wrong. The log names them; settings carry no person's data. */
export function couldNotStart(error: unknown): Response {
  log({
    level: 'error',
    event: 'could-not-start',
    error: error instanceof Error ? error.message : 'unknown',
  });
  const { status, message } = ERRORS.INTERNAL;
  const body: ErrorReply = { error: { code: 'INTERNAL', message, requestId: 'none' } };
  return Response.json(body, { status });
}
