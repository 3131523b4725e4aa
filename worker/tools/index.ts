import type { ToolId } from '#core/tools/index.ts';
import { refusalOf } from '#core/tools/logo-generator/refusal.ts';
import type { Generator } from '../providers/ports.ts';
import { generateLogos } from './logo-generator/generate.ts';

/** What makes each tool's result on the server; a tool of the registry that is missing here does not compile. */
export const GENERATORS = {
  'logo-generator': {
    refusal: refusalOf,
    generate: generateLogos,
    engine: ({ image }) => image.engine,
  } as Generator,
} as const satisfies Record<ToolId, Generator>;
