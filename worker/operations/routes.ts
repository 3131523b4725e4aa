import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { answerAppleDomainFile } from './answer-apple-domain-file.ts';
import { checkHealth } from './check-health.ts';
import { openApiDocument } from './openapi-document.ts';
import { reportError } from './report-error.ts';

export function operationsRoutes(implement: Implement, deps: Deps): void {
  implement(API.health, () => checkHealth(deps));
  implement(API.openapi, async () => openApiDocument(deps.settings.PUBLIC_URL, deps.tools));
  implement(API.reportError, async ({ body }) => {
    await reportError(deps, body);
    return { ok: true };
  });
  implement(API.appleDomainFile, async () => answerAppleDomainFile(deps.settings));
}
