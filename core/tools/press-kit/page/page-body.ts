import { html, type Markup } from '#core/markup.ts';
import { artworkSvg, artworkSymbol } from '#core/paper/artwork-svg.ts';
import { cutTo } from '#core/text.ts';
import type { PressKit } from '../kit.ts';
import { coverPhoto, mainBio } from '../kit-words.ts';
import { type PageParts, type PagePhoto, pagePhotos } from './page-parts.ts';
import type { PageSection, PageSections } from './page-sections.ts';
import { groundOf } from './page-style.ts';

/** As many characters as search engines and messengers show. */
const DESCRIPTION = 160;

export const pageTitle = ({ artistName }: Pick<PressKit, 'artistName'>): string => `${artistName}: press kit`;

/** What the page is about, in one line. */
export const pageDescription = (kit: PressKit): string =>
  cutTo((kit.tagline || mainBio(kit) || pageTitle(kit)).replaceAll(/\s+/g, ' '), DESCRIPTION);

/** The widths that the cover photo is shown in: it fills its box, whatever shape it has. */
function coverSizes({ width, height }: PagePhoto): string {
  const aspect = width / height;
  const onPhone = Math.round(100 * Math.max(1, aspect / 1.3));
  return `(max-width: 860px) ${onPhone}vw, max(50vw, ${Math.round(660 * aspect)}px)`;
}

function coverPicture(cover: PagePhoto): Markup {
  const { at, src, srcset, width, height } = cover;
  const widths = srcset && html` srcset="${srcset}" sizes="${coverSizes(cover)}"`;
  return html`<div class="pic p${at}"><img src="${src}"${widths ?? false} width="${width}" height="${height}" fetchpriority="high" alt=""></div>`;
}

/** The name over the cover photo, and the ways on. */
export function hero(page: PageParts, ways: readonly Markup[]): Markup {
  const { kit, look } = page;
  const cover = coverPhoto(pagePhotos(page));
  const logo = page.logoOn(look.cover.ground);
  const name = logo ? artworkSvg(logo, { id: 'hero', name: kit.artistName }) : kit.artistName;
  return html`<header class="hero${!cover && ' bare'}${kit.look.theme === 'booth' && ' fades'}"><div><div class="id"><h1 dir="auto">${name}</h1>${
    kit.tagline && html`<p class="line" dir="auto">${kit.tagline}</p>`
  }${
    kit.genres.length > 0 &&
    html`<ul class="genres" aria-label="Genres">${kit.genres.map((genre) => html`<li dir="auto">${genre}</li>`)}</ul>`
  }${ways.length > 0 && html`<p class="cta">${ways}</p>`}</div>${cover && coverPicture(cover)}</div></header>`;
}

/** The drawing named `logo` that recordings are shown with, or null where there is nothing to show it with. */
export function listenLogo(page: PageParts): Markup | null {
  const { kit, look } = page;
  const logo = kit.recordings.length > 0 ? page.logoOn(groundOf(look, kit.look.theme).ground) : null;
  return logo && artworkSymbol(logo, 'logo');
}

const sectionHtml = ({ id, title, content }: PageSection): Markup =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><div>${content}</div></section>`;

/** The ways to each section, and the sections. */
export function sectionsHtml({ main, aside, wide }: PageSections): Markup {
  const all = [...main, ...aside, ...wide];
  const columns = [
    main.length > 0 && html`<div>${main.map(sectionHtml)}</div>`,
    aside.length > 0 && html`<aside>${aside.map(sectionHtml)}</aside>`,
  ].filter((column) => column !== false);
  return html`${
    all.length > 1 &&
    html`<nav class="jump" aria-label="On this page">${all.map(
      ({ id, title, short }) => html`<a href="#${id}">${short ?? title}</a>`,
    )}</nav>`
  }<main id="main">${
    columns.length > 0 && html`<div class="cols${columns.length === 1 && ' one'}">${columns}</div>`
  }${wide.length > 0 && html`<div class="wide">${wide.map(sectionHtml)}</div>`}</main>`;
}
