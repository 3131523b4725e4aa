import type { Block, Box, Columns } from '#core/paper/blocks.ts';
import { coverPhoto, photoAlt, reachable } from '../kit-words.ts';
import { nameScale } from '../look.ts';
import { type KitParts, shownPhotos } from './kit-parts.ts';
import { type Styles, stylesOn } from './styles.ts';

/** Share of the band that the photo fills; it fades into the ground where the words end. */
const PHOTO_SHARE = 0.58;
/** A band of words alone is so much lower, and its name larger. */
const WITHOUT_PHOTO = 0.72;
const LARGER = 1.4;
/** Points. */
const LOGO = { height: 122, width: 262 } as const;
const FOOT_LOGO = { height: 46, width: 110 } as const;

function nameBlocks({ kit, look, logoOn, madeAt }: KitParts, styles: Styles, hasPhoto: boolean): Block[] {
  const { artistName } = kit;
  const logo = logoOn(look.cover.ground);
  const edition = `Electronic press kit ${madeAt.getUTCFullYear()}`;
  if (logo)
    return [
      { kind: 'heading', level: 1, text: artistName, style: { ...styles.label, after: 2 } },
      { kind: 'paragraph', text: edition, style: { ...styles.small, after: 22 } },
      { kind: 'drawing', ...logo, ...LOGO, alt: `${artistName} logo` },
      { kind: 'space', height: 20 },
    ];
  const size = styles.name.size * nameScale(artistName) * (hasPhoto ? 1 : LARGER);
  return [
    { kind: 'paragraph', text: edition, style: { ...styles.label, after: 30 } },
    {
      kind: 'heading',
      level: 1,
      text: artistName,
      style: { ...styles.name, size },
    },
  ];
}

/** The band that a kit begins with: who it is, over the best photo. */
export function coverBand(parts: KitParts, leastHeight: number): Box {
  const { kit, look } = parts;
  const styles = stylesOn(look, look.cover);
  const cover = coverPhoto(shownPhotos(parts));
  const image = cover?.image;
  const words: Block[] = [
    ...nameBlocks(parts, styles, image !== undefined),
    ...(kit.tagline ? [{ kind: 'paragraph', text: kit.tagline, style: styles.lead } as const] : []),
    {
      kind: 'chips',
      items: kit.genres,
      style: { ...styles.small, font: look.strong, colour: look.cover.ink },
      line: look.cover.accent,
    },
  ];
  return {
    kind: 'box',
    ground: look.cover.ground,
    isBleeding: true,
    leastHeight: image ? leastHeight : leastHeight * WITHOUT_PHOTO,
    padding: { top: 40, bottom: 26 },
    bar: { side: 'bottom', colour: look.page.accent, thickness: 5 },
    ...(image && {
      backdrop: { image, focus: cover.focus, share: PHOTO_SHARE, alt: photoAlt(kit, cover) },
    }),
    blocks: image
      ? [
          {
            kind: 'columns',
            gap: 0,
            columns: [
              { share: 1, blocks: words },
              { share: 1, blocks: [] },
            ],
          },
        ]
      : words,
  };
}

function contactBlocks({ kit, look }: KitParts, styles: Styles): Block[] {
  return reachable(kit).map(({ roleName, name, email, phone }) => ({
    kind: 'together',
    blocks: [
      {
        kind: 'paragraph',
        text: name ? `${roleName}: ${name}` : roleName,
        style: { ...styles.row, font: look.strong },
      },
      {
        kind: 'paragraph',
        text: [
          ...(email ? [{ text: email, link: `mailto:${email}` }] : []),
          ...(phone ? [{ text: email ? `\n${phone}` : phone }] : []),
        ],
        style: { ...styles.row, after: 6, linkColour: look.cover.ink },
      },
    ],
  }));
}

/** The band that the first page ends with: whom to write to, and where more of it is. */
export function contactBand(parts: KitParts): Block[] {
  const { kit, look, pageUrl } = parts;
  const styles = stylesOn(look, look.cover);
  const logo = parts.logoOn(look.cover.ground);
  const contacts = contactBlocks(parts, styles);
  if (contacts.length === 0 && !pageUrl) return [];
  const half = Math.ceil(contacts.length / 2);
  const page: Block[] = pageUrl
    ? [
        { kind: 'paragraph', text: 'Photos in print size, logos, music and dates:', style: styles.small },
        {
          kind: 'paragraph',
          text: [{ text: pageUrl.replace('https://', ''), link: pageUrl, strong: true }],
          style: styles.row,
        },
      ]
    : [];
  const columns: Columns['columns'] = [
    {
      share: 3,
      blocks: logo
        ? [{ kind: 'drawing', ...logo, ...FOOT_LOGO, alt: '' } as const]
        : [{ kind: 'paragraph', text: kit.artistName, style: { ...styles.heading, before: 0 } } as const],
    },
    { share: 4, blocks: contacts.length > 2 ? contacts.slice(0, half) : contacts },
    { share: 4, blocks: contacts.length > 2 ? [...contacts.slice(half), ...page] : page },
    ...(pageUrl
      ? [
          {
            share: 2,
            blocks: [
              {
                kind: 'qr' as const,
                text: pageUrl,
                size: 68,
                align: 'end' as const,
                alt: `QR code of ${pageUrl}`,
              },
            ],
          },
        ]
      : []),
  ];
  const isOnPage = look.cover.ground === look.page.ground;
  return [
    ...(isOnPage ? [{ kind: 'rule', colour: look.page.line } as const] : []),
    {
      kind: 'box',
      ground: look.cover.ground,
      isBleeding: true,
      padding: { top: 20, bottom: 20 },
      blocks: [
        {
          kind: 'section',
          title: 'Booking',
          blocks: [{ kind: 'columns', gap: 18, columns }],
        },
      ],
    },
  ];
}
