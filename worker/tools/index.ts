import type { ToolId } from '#core/tools/index.ts';
import { describeEdits } from '#core/tools/logo-generator/describe-edits.ts';
import { refusalOf } from '#core/tools/logo-generator/refusal.ts';
import type { Generator } from '../providers/ports.ts';
import { contractGenerator } from './contract-generator/generate.ts';
import { dressInLogo } from './logo-generator/dress.ts';
import { generateLogos, logoEngine } from './logo-generator/generate.ts';
import { redrawLogos } from './logo-generator/redraw.ts';
import { pressKitGenerator } from './press-kit/generate.ts';
import { completeDrop } from './voice-tag/complete-drop.ts';
import { voiceEngine } from './voice-tag/engine.ts';
import { refuseDrop, takeOfDrop } from './voice-tag/refuse-drop.ts';

/** What makes each tool's result on the server; a tool of the registry that is missing here does not compile. */
export const GENERATORS = {
  'logo-generator': {
    refusal: refusalOf,
    generate: generateLogos,
    engine: logoEngine,
    redraw: redrawLogos,
    describe: describeEdits,
    dress: dressInLogo,
  } as Generator,
  'voice-tag': {
    refusal: refuseDrop,
    takeOf: takeOfDrop,
    generate: () => Promise.reject(new Error('Drops are made on the device')),
    complete: completeDrop,
    engine: voiceEngine,
  } as Generator,
  'press-kit': pressKitGenerator as Generator,
  'contract-generator': contractGenerator as Generator,
} as const satisfies Record<ToolId, Generator>;
