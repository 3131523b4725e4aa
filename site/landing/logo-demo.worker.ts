import * as z from 'zod/mini';
import { ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { TooComplexError, UnsupportedScriptError } from '#core/tools/logo-generator/engine/errors.ts';
import { type FaceSet, facesNeeded } from '#core/tools/logo-generator/engine/faces.ts';
import { isLightGround, paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { loadFaces } from '#site/lib/load-faces.ts';
import { checkerboard } from './checkerboard.ts';
import { type DemoAnswer, type DemoQuestion, type PaperLogo, SHOWN } from './demo-brief.ts';

/** The question that counts; those before it are dropped wherever they are. */
let newest = 0;

/** Null where a newer question came meanwhile. */
async function draw({ id, name, genre }: DemoQuestion): Promise<Pick<DemoAnswer, 'logos' | 'paper'> | null> {
  const brief = logoBriefSchema.parse({ name, genre });
  const faces = await loadFaces(facesNeeded(brief));
  // Lets in what was asked while the designer was busy.
  await new Promise((resolve) => setTimeout(resolve));
  if (id !== newest) return null;
  const isLight = (spec: Parameters<typeof paletteOf>[0]) => isLightGround(paletteOf(spec).bg);
  const specs = checkerboard(designLogos(brief, faces), isLight, SHOWN);
  const logos = specs.map((spec) => ({
    svg: renderLogo(spec, faces),
    kind: ARCHETYPES[spec.archetype].label,
  }));
  const [first] = specs;
  return { logos, ...(first && { paper: onPaper(first, faces) }) };
}

function onPaper(spec: LogoSpec, faces: FaceSet): PaperLogo {
  const { bg: ground, fg: ink, a: accent } = paletteOf(spec);
  return { black: renderLogo(spec, faces, { colourWay: 'black' }), ground, ink, accent };
}

function refusalOf(error: unknown): string | undefined {
  if (error instanceof UnsupportedScriptError || error instanceof TooComplexError) return error.message;
  return error instanceof z.core.$ZodError ? error.issues[0]?.message : undefined;
}

async function answer(question: DemoQuestion): Promise<void> {
  const { id } = question;
  newest = id;
  try {
    const drawn = await draw(question);
    if (drawn) postMessage({ id, ...drawn } satisfies DemoAnswer);
  } catch (error) {
    const refusal = refusalOf(error);
    if (id === newest) postMessage({ id, ...(refusal && { refusal }) } satisfies DemoAnswer);
  }
}

addEventListener('message', ({ data }: MessageEvent<DemoQuestion>) => void answer(data));
