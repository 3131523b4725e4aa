import type { ClientError } from '#core/api/operations.ts';
import { withoutTokens } from '#core/link-token.ts';
import { insertClientError } from '#db/queries/operations-client-errors.ts';
import type { Deps } from '../deps.ts';

/** A text without the queries of the addresses in it, and the tokens of links; places in a file (`:10:5`) stay. */
export const withoutSecrets = (text: string): string =>
  withoutTokens(text).replaceAll(
    /(\bhttps?:\/\/[^\s?#]{0,500})[?#][^\s)]*?(?=(?::\d+){0,2}(?:[\s)]|$))/g,
    '$1',
  );

/** Keeps what a browser reported. Queries stay out: they may hold a token. */
export async function reportError(deps: Pick<Deps, 'db' | 'now'>, report: ClientError): Promise<void> {
  await insertClientError(deps.db, {
    message: withoutSecrets(report.message),
    stack: report.stack ? withoutSecrets(report.stack) : null,
    componentStack: report.componentStack ? withoutSecrets(report.componentStack) : null,
    url: withoutTokens(report.url.replace(/[?#].*$/s, '')),
    userAgent: report.userAgent,
    happenedAt: report.timestamp,
    now: deps.now(),
  });
}
