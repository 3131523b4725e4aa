import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { type ColourWay, coloursIn } from '../engine/colour-ways.ts';
import type { LogoSpec } from '../spec.ts';
import { channelsOf } from './cmyk.ts';
import { COLOUR_PARTS, COLOUR_ROLES } from './colour-facts.ts';
import { WAY_WORDS } from './logo-items.ts';
import { familyName } from './typefaces.ts';

type Branded = Pick<LogoSpec, 'name' | 'palette' | 'colours' | 'font' | 'capFont'>;

/** Colour ways that bring colours of their own; black and white name themselves. */
const WAYS = ['full', 'light', 'dark'] as const satisfies readonly ColourWay[];

/** The ground of a way that has none is whatever lies below. */
const partsIn = (way: ColourWay) =>
  way === 'full' ? COLOUR_PARTS : COLOUR_PARTS.filter((part) => part !== 'bg');

const faces = ({ font, capFont }: Branded): [role: string, font: FontId][] => [
  ['display', font],
  ['caption', capFont],
];

/** The colours and typefaces of a logo as custom properties. */
export function tokensCss(spec: Branded): string {
  const blocks = WAYS.map((way) => {
    const { colours } = coloursIn(spec, way);
    const infix = way === 'full' ? '' : `${WAY_WORDS[way].inFileName}-`;
    const lines = partsIn(way).map(
      (part) => `  --brand-${infix}${COLOUR_ROLES[part].token}: ${colours[part]};\n`,
    );
    return `  /* ${WAY_WORDS[way].title} */\n${lines.join('')}`;
  });
  const type = faces(spec).map(([role, font]) => {
    const { family, weight } = FONTS[font];
    return `  --brand-${role}-family: '${familyName(family)}';\n  --brand-${role}-weight: ${weight};\n`;
  });
  // A name may hold what would end the comment.
  const name = spec.name.replaceAll('*/', '* /');
  return `/* ${name} */\n:root {\n${blocks.join('\n')}\n  /* typefaces */\n${type.join('')}}\n`;
}

/** A share of light, 0 to 1. */
const share = (channel: number): number => Math.round((channel / 255) * 10_000) / 10_000;

const colourToken = (hex: string) => ({
  $value: { colorSpace: 'srgb', components: channelsOf(hex).map(share), alpha: 1, hex: hex.toLowerCase() },
});

/** The same as JSON: Design Tokens Format Module 2025.10 and its Color Module. */
export function tokensJson(spec: Branded): string {
  const colours = WAYS.map((way) => {
    const { colours } = coloursIn(spec, way);
    const tokens = partsIn(way).map((part) => [COLOUR_ROLES[part].token, colourToken(colours[part])]);
    return [WAY_WORDS[way].inFileName, { $type: 'color', ...Object.fromEntries(tokens) }];
  });
  const typefaces = faces(spec).map(([role, font]) => {
    const { family, weight } = FONTS[font];
    return [
      role,
      {
        family: { $type: 'fontFamily', $value: [familyName(family)] },
        weight: { $type: 'fontWeight', $value: weight },
      },
    ];
  });
  const tokens = {
    $description: spec.name,
    colour: Object.fromEntries(colours),
    typeface: Object.fromEntries(typefaces),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
