import * as z from 'zod/mini';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { TooComplexError, UnsupportedScriptError } from '#core/tools/logo-generator/engine/errors.ts';
import { facesForSpec, facesNeeded } from '#core/tools/logo-generator/engine/faces.ts';
import { letterShare } from '#core/tools/logo-generator/engine/letter-height.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { smallestSize } from '#core/tools/logo-generator/engine/smallest-size.ts';
import { SYMBOL_IDS, type SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { loadFaces, TypefaceError } from '#site/lib/load-faces.ts';
import type { CallOff, DesignerTasks, Question, Refusal, Reply, TaskName } from './messages.ts';
import { symbolPath } from './symbol-path.ts';
import { turns } from './turns.ts';

/** Loads what a task takes, and says how it is done then. */
type Handlers = {
  [Name in TaskName]: (asks: DesignerTasks[Name]['asks']) => Promise<() => DesignerTasks[Name]['answers']>;
};

const HANDLERS: Handlers = {
  async design({ brief: sent, count }) {
    const brief = logoBriefSchema.parse(sent);
    const faces = await loadFaces(facesNeeded(brief));
    return () => designLogos(brief, faces).slice(0, count);
  },
  async draw({ spec, options }) {
    const faces = await loadFaces(facesForSpec(spec));
    return () => renderLogo(spec, faces, options);
  },
  async measure({ spec }) {
    const faces = await loadFaces(facesForSpec(spec));
    return () => ({
      letterShare: letterShare(spec, faces),
      smallestSymbol: smallestSize(spec, faces, 'symbol'),
    });
  },
  async smallest({ spec, lockup }) {
    const faces = await loadFaces(facesForSpec(spec));
    return () => smallestSize(spec, faces, lockup);
  },
  async symbols() {
    return () => Object.fromEntries(SYMBOL_IDS.map((id) => [id, symbolPath(id)])) as Record<SymbolId, string>;
  },
};

const live = new Set<number>();
const work = turns((next) => setTimeout(next));

function reply(message: Reply): void {
  live.delete(message.id);
  postMessage(message);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof UnsupportedScriptError || error instanceof TooComplexError)
    return { reason: error.message, path: error.path };
  const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
  if (issue) return { reason: issue.message, path: issue.path.join('.') };
  return { reason: error instanceof TypefaceError ? error.message : null, path: null };
}

async function take({ id, task, asks }: Question): Promise<void> {
  live.add(id);
  try {
    const answer = await HANDLERS[task](asks as never);
    if (!live.has(id)) return;
    work.add(id, () => {
      try {
        reply({ id, answer: answer() });
      } catch (error) {
        reply({ id, error: refusalOf(error) });
      }
    });
  } catch (error) {
    if (live.has(id)) reply({ id, error: refusalOf(error) });
  }
}

function callOff(id: number): void {
  if (!live.has(id)) return;
  work.callOff(id);
  reply({ id, calledOff: true });
}

addEventListener('message', ({ data }: MessageEvent<Question | CallOff>) => {
  if ('callOff' in data) callOff(data.callOff);
  else void take(data);
});
