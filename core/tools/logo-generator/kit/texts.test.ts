import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import type { LogoKit } from '../../../brand-kit.ts';
import { COMMERCIAL_LICENCE, licenceParagraphs } from '../../../commercial-licence.ts';
import { PALETTE_IDS, PALETTES } from '../engine/palettes.ts';
import { colourFacts } from './colour-facts.ts';
import { frameOf } from './frame.ts';
import { kitFiles, kitItems } from './kit-items.ts';
import { licenceCard } from './licence-card.ts';
import { readme } from './readme.ts';
import { wrapped } from './text-columns.ts';
import { tokensCss, tokensJson } from './tokens.ts';
import { webManifest } from './web-manifest.ts';

const SPEC = { name: 'DJ NOVA', palette: 'acid', font: 'anton', capFont: 'inter' } as const;
const KIT: LogoKit = {
  artist: 'DJ NOVA',
  title: 'Winter tour',
  concept: 'concept-03',
  licensee: 'Mara',
  issuedAt: '2026-11-21T13:40:05.000Z',
  licenceUrl: 'https://deckhand.example/terms#commercial-licence',
  log: [
    { version: 2, at: '2026-11-20T09:05:00.000Z', text: 'Typeface changed to Anton' },
    { version: 10, at: '2026-11-21T10:00:00.000Z', text: 'Accent changed to #FF9E14' },
  ],
};

describe('the licence card', () => {
  const licence = {
    name: 'SIL Open Font License 1.1',
    copyright: ['Copyright 2020 The Anton Project'],
  } as const;
  const anton = { family: 'anton', licence: { ...licence, copyright: [...licence.copyright] } };
  const card = licenceCard(KIT, [anton]);

  it('says whose it is, and when it was issued', () => {
    for (const words of ['DJ NOVA', 'Winter tour, concept-03', 'Mara', '2026-11-21 13:40 UTC'])
      expect(card).toContain(words);
  });

  it('names each typeface with its licence, its copyright and the file of the whole text', () => {
    expect(card).toContain('Anton: SIL Open Font License 1.1');
    expect(card).toContain('Copyright 2020 The Anton Project');
    expect(card).toContain('licence/typefaces/anton.txt');
  });

  it('keeps the log of what was decided by hand, with times', () => {
    expect(card).toContain('Version 2   2026-11-20 09:05 UTC  Typeface changed to Anton');
    expect(card).toContain('Version 10  2026-11-21 10:00 UTC  Accent changed to #FF9E14');
    expect(licenceCard({ ...KIT, log: [] }, [anton])).toContain('Nothing was changed by hand');
  });

  it('states the commercial licence, in its own words and whole', () => {
    const said = card.replace(/\s+/g, ' ');
    for (const words of [...licenceParagraphs(KIT.licenceUrl), ...COMMERCIAL_LICENCE.limits])
      expect(said).toContain(words);
    expect(said).toContain('https://deckhand.example/terms#commercial-licence');
  });

  it('says that software drew it, and that it is no trademark search', () => {
    expect(card).toMatch(/Drawn by software from your brief/);
    expect(card).toMatch(/Not a trademark search/);
    expect(card).toMatch(/Deckhand's own geometry/);
  });
});

describe('the tokens', () => {
  it('are custom properties with the colours of the logo', () => {
    const css = tokensCss(SPEC);
    expect(css).toContain('--brand-ground: #0B0C0A;');
    expect(css).toContain('--brand-accent: #D4FF2E;');
    expect(css).toContain('--brand-for-dark-main: #F4F6EC;');
    expect(css).toContain("--brand-display-family: 'Anton';");
    expect(css).toContain('--brand-caption-weight: 700;');
  });

  it('are in the format of the Design Tokens Community Group', () => {
    const tokens = JSON.parse(tokensJson(SPEC));
    expect(tokens.colour['on-ground']).toMatchObject({
      $type: 'color',
      accent: {
        $value: { colorSpace: 'srgb', components: [0.8314, 1, 0.1804], alpha: 1, hex: '#d4ff2e' },
      },
    });
    expect(tokens.typeface.display.family).toEqual({ $type: 'fontFamily', $value: ['Anton'] });
    expect(tokens.typeface.caption.weight).toEqual({ $type: 'fontWeight', $value: 700 });
  });

  it('stay a style sheet, whatever the artist is called', () => {
    const css = tokensCss({ ...SPEC, name: 'X */ body { display: none } /*' });
    expect(css.indexOf('*/')).toBeGreaterThan(css.indexOf('display: none'));
  });
});

it('the web manifest names the icons of the kit by their files', () => {
  const manifest = JSON.parse(webManifest(SPEC));
  const items = kitItems({ artist: 'DJ NOVA', frames: framesOf(), families: [] });
  const icons = kitFiles(items).flatMap((file) =>
    file.kind === 'png' ? [[file.path, `${file.width}x${file.height}`]] : [],
  );
  expect(manifest.name).toBe('DJ NOVA');
  for (const { src, sizes } of manifest.icons) expect(icons).toContainEqual([`icons/${src}`, sizes]);
  expect(manifest.icons.at(-1).purpose).toBe('maskable');
});

describe('the facts of colours', () => {
  it('name each colour once, with its roles', () => {
    const facts = colourFacts(PALETTES.ink);
    expect(facts.map(({ title, hex }) => [title, hex])).toEqual([
      ['Ground', '#F4F3F0'],
      ['Main, accent', '#0B0B0B'],
      ['Second accent', '#83837F'],
    ]);
    expect(facts[0]?.contrast).toBeNull();
  });

  it.each(PALETTE_IDS)('never claim more contrast than there is: %s', (palette) => {
    const { bg } = PALETTES[palette];
    for (const { hex, contrast: told } of colourFacts(PALETTES[palette])) {
      if (told === null) continue;
      expect(told).toBeLessThanOrEqual(contrast(hex, bg));
      expect(told).toBeGreaterThan(contrast(hex, bg) - 0.1001);
    }
  });
});

function framesOf() {
  const frame = frameOf({ width: 400, height: 300 });
  return { full: frame, symbol: frame, wordmark: frame };
}

describe('the index', () => {
  const items = kitItems({ artist: 'DJ NOVA', frames: framesOf(), families: ['anton'] });

  it('lists every file but itself, with its size and its purpose', () => {
    const text = readme('DJ NOVA', items);
    for (const { path } of kitFiles(items)) if (path !== 'README.txt') expect(text).toContain(path);
    expect(text).toContain('stage/dj-nova-led-1920x640.png  1920 × 640 px');
    expect(text).toContain('    The screen in front of the booth.');
  });
});

it('wrapped text loses no word, and no line is longer than asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1 }), (words) => {
      const lines = wrapped(words.join(' '), 30, '  ').split('\n');
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(words);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
    }),
  );
});
