import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { planLogos } from '#core/tools/logo-generator/engine/plan-logos.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { conceptId, editedFile, type LogoEdits, type LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { installedFonts } from '../../../tests/support/installed-fonts.ts';
import { redrawLogos } from './redraw.ts';

const specs = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA' }), 3);
const output: LogoOutput = {
  concepts: specs.map((spec, index) => ({ id: conceptId(index), label: 'Logo', spec })),
};
const read = vi.fn(installedFonts.read);

const redraw = (edits: LogoEdits, there: readonly string[] = []) =>
  redrawLogos({ output, edits, has: (name) => there.includes(name) }, { shippedFiles: { read } });
const spec = (index: number, change: Partial<LogoSpec> = {}) => ({ ...specs[index], ...change }) as LogoSpec;
const refusal = async (edits: LogoEdits) => {
  const error: unknown = await redraw(edits).catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? [error.code, ...(error.details.fields ?? [])] : error;
};

describe('edits', () => {
  it('are drawn a file each, named after their spec', async () => {
    const [one, two] = [spec(0, { tagline: 'One' }), spec(1, { tagline: 'Two' })];
    const { files, standing } = await redraw({ edited: { 'concept-01': one, 'concept-02': two } });
    expect(files.map(({ name }) => name)).toEqual([
      editedFile('concept-01', one),
      editedFile('concept-02', two),
    ]);
    expect(standing).toEqual(files.map(({ name }) => name));
    for (const { type, bytes } of files) {
      expect(type).toBe('image/svg+xml');
      expect(new TextDecoder().decode(bytes)).toMatch(/^<svg [^>]+><.*<\/svg>$/s);
    }
  });

  it('that are drawn already cost nothing', async () => {
    const [one, two] = [spec(0, { tagline: 'One' }), spec(1, { tagline: 'Two' })];
    const drawn = editedFile('concept-01', one);
    const all = await redraw({ edited: { 'concept-01': one, 'concept-02': two } }, [drawn]);
    expect(all.files.map(({ name }) => name)).toEqual([editedFile('concept-02', two)]);
    expect(all.standing).toContain(drawn);
    read.mockClear();
    expect(await redraw({ edited: { 'concept-01': one } }, [drawn])).toEqual({
      files: [],
      standing: [drawn],
    });
    expect(await redraw({ chosen: 'concept-01', favourites: ['concept-03'] })).toEqual({
      files: [],
      standing: [],
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('about concepts that are not there are refused, every one of them', async () => {
    const edits = {
      chosen: 'concept-04',
      favourites: ['concept-01', 'concept-05'],
      edited: { 'concept-06': spec(0) },
    };
    const reason = 'There is no such concept in this logo';
    expect(await refusal(edits)).toEqual([
      'INVALID_INPUT',
      { path: 'edits.chosen', reason },
      { path: 'edits.favourites.1', reason },
      { path: 'edits.edited.concept-06', reason },
    ]);
  });

  it('that no typeface draws are refused before a typeface is opened', async () => {
    read.mockClear();
    expect(await refusal({ edited: { 'concept-02': spec(1, { tagline: '🔥' }) } })).toEqual([
      'INVALID_INPUT',
      { path: 'edits.edited.concept-02.tagline', reason: expect.stringContaining('🔥') },
    ]);
    expect(read).not.toHaveBeenCalled();
  });

  it('with more strokes than a logo can hold are refused', async () => {
    expect(await refusal({ edited: { 'concept-01': spec(0, { name: '鬱'.repeat(60) }) } })).toEqual([
      'INVALID_INPUT',
      { path: 'edits.edited.concept-01.name', reason: expect.stringContaining('too many strokes') },
    ]);
  });
});
