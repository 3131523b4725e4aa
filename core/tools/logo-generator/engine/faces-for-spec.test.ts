import { describe, expect, it } from 'vitest';
import { FONT_IDS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { ARCHETYPE_IDS, type ArchetypeId, type LogoSpec, logoSpecSchema } from '../spec.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { detailOf } from './detail.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { drawLockup, LOCKUPS } from './lockups.ts';
import { seededRandom } from './random.ts';

const NAMES = [
  'DJ NOVA',
  'Żółw',
  'Ωmega Ήλιος',
  'Луна',
  "דיג'יי נובה 909",
  'نور گ',
  'डीजे क्षितिज',
  'ดีเจ น้ำ',
  '小龙 北京',
  '夜間飛行 ドライブ',
  '서울 소닉',
  'G̃uarani',
];

const specOf = (archetype: ArchetypeId, name: string, font: FontId, capFont: FontId): LogoSpec =>
  logoSpecSchema.parse({
    v: 1,
    archetype,
    name,
    tagline: '夜の音 / Techno',
    font,
    capFont,
    palette: 'ink',
    symbol: 'radial',
    rows: 2,
    seed: 5,
    params: ARCHETYPE_RENDERERS[archetype].choose(seededRandom(`${archetype} ${name}`)),
  });

describe('the files of a logo', () => {
  it('are installed, for every face and every script', () => {
    const files = new Set<string>();
    for (const font of FONT_IDS)
      for (const name of NAMES)
        for (const file of facesForSpec(specOf('symbol', name, font, font))) files.add(file);
    expect(readLogoFonts([...files]).size).toBe(files.size);
  });

  it.each(ARCHETYPE_IDS)('are enough for all that a %s can be drawn as', { timeout: 60_000 }, (archetype) => {
    const place = ARCHETYPE_IDS.indexOf(archetype);
    for (const [index, name] of NAMES.entries()) {
      if ((index + place) % 3 !== 0) continue;
      const font = FONT_IDS[(index * 17 + archetype.length) % FONT_IDS.length] ?? 'archivo';
      const spec = specOf(archetype, name, font, 'space-grotesk');
      const faces = openFaces(readLogoFonts(facesForSpec(spec)));
      for (const lockup of LOCKUPS)
        expect(
          drawLockup(spec, faces, lockup, detailOf(spec, faces)).length,
          `${name} ${lockup}`,
        ).toBeGreaterThan(0);
    }
  });

  it('are few: one more face costs no more than its own letters', () => {
    const files = facesForSpec(specOf('badge', 'DJ NOVA', 'archivo-light', 'oxanium'));
    expect(files.filter((file) => !/^dela-gothic-one-/.test(file)).toSorted()).toEqual([
      'archivo-latin-300-normal.woff',
      'oxanium-latin-800-normal.woff',
    ]);
  });
});
