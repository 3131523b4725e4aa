import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';

/** Names that are not their package's name with capitals. */
const NAMED: Readonly<Record<string, string>> = {
  'zcool-qingke-huangyou': 'ZCOOL QingKe HuangYou',
};

const WEIGHTS: Readonly<Record<number, string>> = {
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};

/** `bebas-neue` → `Bebas Neue`. */
export const familyName = (family: string): string =>
  NAMED[family] ??
  family.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** `Unbounded Light`. */
export function faceName(font: FontId): string {
  const { family, weight } = FONTS[font];
  return `${familyName(family)} ${WEIGHTS[weight] ?? weight}`;
}

/** The families that font files such as `inter-latin-700-normal.woff` belong to, each once, in their order. */
export const familiesOf = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => {
      const family = FAMILIES.find((each) => file.startsWith(`${each}-`));
      return family ? [family] : [];
    }),
  ),
];

// The longest first, so that no family is taken for one whose name it begins with.
const FAMILIES = [...new Set(Object.values(FONTS).map(({ family }) => family))].toSorted(
  (a, b) => b.length - a.length,
);
