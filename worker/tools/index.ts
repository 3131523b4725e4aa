import type { ToolId } from '#core/tools/index.ts';
import type { Generate } from '../providers/ports.ts';
import { generateLogos } from './logo-generator/generate.ts';

/** What makes each tool's result on the server; a tool of the registry that is missing here does not compile. */
export const GENERATORS = {
  'logo-generator': generateLogos as Generate,
} as const satisfies Record<ToolId, Generate>;
