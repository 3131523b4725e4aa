import { FONT_IDS, FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { LogoSpec } from '../spec.ts';
import { familiesOf } from './typefaces.ts';

/** A typeface of a logo, and what it sets. */
export interface UsedFace {
  font: FontId;
  role: 'Name' | 'Small print' | 'Name and small print' | 'Other letters';
}

function roleOf(font: FontId, { font: name, capFont }: Pick<LogoSpec, 'font' | 'capFont'>): UsedFace['role'] {
  if (name === capFont && font === name) return 'Name and small print';
  if (font === name) return 'Name';
  return font === capFont ? 'Small print' : 'Other letters';
}

/** The typefaces that these font files of a logo are of, the name's first. */
export function usedFaces(spec: Pick<LogoSpec, 'font' | 'capFont'>, files: readonly string[]): UsedFace[] {
  const fonts = files.flatMap((file) => {
    const [family] = familiesOf([file]);
    const font = FONT_IDS.find(
      (id) => FONTS[id].family === family && file.endsWith(`-${FONTS[id].weight}-normal.woff`),
    );
    return font ? [font] : [];
  });
  const order = ['Name', 'Name and small print', 'Small print', 'Other letters'];
  return [...new Set(fonts)]
    .map((font): UsedFace => ({ font, role: roleOf(font, spec) }))
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}
