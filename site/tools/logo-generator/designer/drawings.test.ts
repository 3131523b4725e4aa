import { expect, it, vi } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { planLogos } from '#core/tools/logo-generator/engine/plan-logos.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { Ask } from './designer.ts';
import { drawingKey, drawingsBy } from './drawings.ts';

const [SPEC] = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA' }), 12) as [LogoSpec];

function slowDesigner() {
  const asked: { signal: AbortSignal | undefined; answer: (svg: string) => void }[] = [];
  const ask = vi.fn(
    (_task: string, _asks: unknown, signal?: AbortSignal) =>
      new Promise<string>((answer) => asked.push({ signal, answer })),
  );
  return { drawings: drawingsBy(ask as unknown as Ask), ask, asked };
}

const nobodyLeaves = () => new AbortController().signal;

it('draws the same thing once for all who wait, and remembers it', async () => {
  const { drawings, ask, asked } = slowDesigner();
  const both = [drawings.draw(SPEC, {}, nobodyLeaves()), drawings.draw(SPEC, undefined, nobodyLeaves())];
  asked[0]?.answer('<svg/>');
  expect(await Promise.all(both)).toEqual(['<svg/>', '<svg/>']);
  expect(drawings.known(drawingKey(SPEC))).toBe('<svg/>');
  expect(await drawings.draw(SPEC, {}, nobodyLeaves())).toBe('<svg/>');
  expect(ask).toHaveBeenCalledOnce();
});

it('tells one set of options from another', async () => {
  const { drawings, ask } = slowDesigner();
  void drawings.draw(SPEC, { colourWay: 'black' }, nobodyLeaves());
  void drawings.draw(SPEC, { colourWay: 'white' }, nobodyLeaves());
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is called off when the last of those who wait leaves', () => {
  const { drawings, ask, asked } = slowDesigner();
  const [one, other] = [new AbortController(), new AbortController()];
  void drawings.draw(SPEC, {}, one.signal);
  void drawings.draw(SPEC, {}, other.signal);
  one.abort();
  expect(asked[0]?.signal?.aborted).toBe(false);
  other.abort();
  expect(asked[0]?.signal?.aborted).toBe(true);
  void drawings.draw(SPEC, {}, nobodyLeaves());
  expect(ask).toHaveBeenCalledTimes(2);
});
