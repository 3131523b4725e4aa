import type { Block } from '#core/paper/blocks.ts';
import { layOut } from '#core/paper/lay-out.ts';
import type { LaidOut } from '#core/paper/page.ts';
import { PAGE_SIZES, type Paper } from '#core/paper/paper.ts';
import { paragraphsOf } from '../kit-words.ts';
import { type Content, contentOf } from './content.ts';
import { contactBand } from './cover.ts';
import { ALL, type Cut, frontBio, frontBlocks, fullestCut, sideBySide } from './front-page.ts';
import type { KitParts } from './kit-parts.ts';
import { photoBlocks } from './photo-rows.ts';
import { stylesOn } from './styles.ts';

/** Points. */
const SIDE = 42;
const MARGINS = { top: 46, right: SIDE, bottom: 50, left: SIDE } as const;

function paperOf(parts: KitParts, blocks: readonly Block[]): Paper {
  const { kit, look, madeAt } = parts;
  const { small } = stylesOn(look, look.page);
  const foot = contactBand(parts);
  return {
    title: `${kit.artistName}: press kit`,
    author: kit.artistName,
    subject: 'Electronic press kit',
    language: 'en',
    size: kit.look.size,
    margins: MARGINS,
    ground: look.page.ground,
    blocks,
    footer: { start: kit.artistName, end: 'Page {page} of {pages}', style: small, rule: look.page.line },
    ...(foot.length > 0 && { firstFoot: foot }),
    madeAt,
  };
}

/** What the first page has no room for, each part of it in full. */
function restBlocks(parts: KitParts, content: Content, cut: Cut): Block[] {
  const { medium, long } = parts.kit.bio;
  const printed = frontBio(parts.kit, cut);
  const bios = [medium, long].filter((bio) => bio !== '' && bio !== printed);
  return [
    ...sideBySide(content.highlights([cut.highlights]), content.releases, [1, 1]),
    ...bios.flatMap((bio) => content.bio(paragraphsOf(bio))),
    ...sideBySide(content.quotes([cut.quotes]), content.listen([cut.listen]), [1, 1]),
    ...sideBySide(content.dates([cut.dates]), cut.hasElsewhere ? [] : content.elsewhere, [1, 1]),
    ...sideBySide(cut.facts === null ? content.facts : [], content.rider, [4, 5]),
  ];
}

function wholePaper(parts: KitParts, cut: Cut): Paper {
  const { kit, look } = parts;
  const styles = stylesOn(look, look.page);
  const content = contentOf(parts, styles);
  const photos = photoBlocks(parts, styles, PAGE_SIZES[kit.look.size].width - 2 * SIDE);
  const rest = restBlocks(parts, content, cut);
  return paperOf(parts, [
    ...frontBlocks(parts, content, cut),
    ...(photos.length + rest.length > 0 ? [{ kind: 'page-break' } as const] : []),
    ...content.photos(photos),
    ...rest,
  ]);
}

/** Everything that the papers of a kit say, for what is asked before any of them is laid out: faces and characters. */
export const everythingIn = (parts: KitParts): Paper => wholePaper(parts, ALL);

/**
 * The papers of a kit: the whole of it, whose first page says it all at a glance, and one page with as much as fits.
 * @param files of every face that `everythingIn` is set in
 * @throws MissingFontFileError
 */
export function kitPapers(
  parts: KitParts,
  files: ReadonlyMap<string, Uint8Array>,
): Record<'whole' | 'onePage', { paper: Paper; laidOut: LaidOut }> {
  const { look } = parts;
  const content = contentOf(parts, stylesOn(look, look.page));
  const front = (cut: Cut): { paper: Paper; laidOut: LaidOut } => {
    const paper = paperOf(parts, frontBlocks(parts, content, cut));
    return { paper, laidOut: layOut(paper, files) };
  };
  const cut = fullestCut((each) => front(each).laidOut.pages.length === 1);
  const whole = wholePaper(parts, cut);
  return { whole: { paper: whole, laidOut: layOut(whole, files) }, onePage: front(cut) };
}
