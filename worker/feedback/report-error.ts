import type { ClientError } from '#core/api/operations.ts';
import { insertClientError } from '#db/queries/client-errors.ts';
import type { Deps } from '../deps.ts';

/** Keeps what a browser reported. The page's query stays out: it may hold a token. */
export async function reportError(deps: Pick<Deps, 'db' | 'now'>, report: ClientError): Promise<void> {
  await insertClientError(deps.db, {
    message: report.message,
    stack: report.stack ?? null,
    componentStack: report.componentStack ?? null,
    url: report.url.replace(/[?#].*$/s, ''),
    userAgent: report.userAgent,
    happenedAt: report.timestamp,
    now: deps.now(),
  });
}
