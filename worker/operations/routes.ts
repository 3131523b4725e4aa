import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { checkHealth } from './check-health.ts';
import { openApiDocument } from './openapi-document.ts';

export function operationRoutes(implement: Implement, deps: Deps): void {
  implement(API.health, () => checkHealth(deps));
  implement(API.openapi, async () => openApiDocument(deps.settings.PUBLIC_URL, deps.tools));
}
