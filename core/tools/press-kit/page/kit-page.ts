import { html, Markup, type MarkupPart } from '#core/markup.ts';
import { cutTo } from '#core/text.ts';
import { coverPhoto, dayWords, mainBio, reachable } from '../kit-words.ts';
import { logoSvg, logoSymbol } from './logo-svg.ts';
import { type PageParts, pagePhotos } from './page-parts.ts';
import { type PageSection, type PageSections, sectionsOf } from './page-sections.ts';
import { groundOf, pageStyle } from './page-style.ts';

function hero(page: PageParts): Markup {
  const { kit, look } = page;
  const cover = coverPhoto(pagePhotos(page));
  const logo = page.logoOn(look.cover.ground);
  const name = logo ? logoSvg(logo, { id: 'hero', name: kit.artistName }) : kit.artistName;
  return html`<header class="hero${!cover && ' bare'}${kit.look.theme === 'booth' && ' fades'}"><div><div class="id"><h1 dir="auto">${name}</h1>${
    kit.tagline && html`<p class="line" dir="auto">${kit.tagline}</p>`
  }${
    kit.genres.length > 0 &&
    html`<ul class="genres" aria-label="Genres">${kit.genres.map((genre) => html`<li dir="auto">${genre}</li>`)}</ul>`
  }${
    reachable(kit).length > 0 && html`<p class="cta"><a class="btn go" href="#contact">Get in touch</a></p>`
  }</div>${
    cover &&
    html`<div class="pic p${cover.at}"><img src="${cover.src}" width="${cover.width}" height="${cover.height}" alt=""></div>`
  }</div></header>`;
}

const sectionHtml = ({ id, title, content }: PageSection): Markup =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><div>${content}</div></section>`;

function body({ main, aside, wide }: PageSections): MarkupPart {
  const columns = [
    main.length > 0 && html`<div>${main.map(sectionHtml)}</div>`,
    aside.length > 0 && html`<aside>${aside.map(sectionHtml)}</aside>`,
  ].filter((column) => column !== false);
  return [
    columns.length > 0 && html`<div class="cols${columns.length === 1 && ' one'}">${columns}</div>`,
    wide.length > 0 && html`<div class="wide">${wide.map(sectionHtml)}</div>`,
  ];
}

/** The file runs nothing and asks for nothing: not even where a browser would let it. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** As many characters as search engines and messengers show. */
const DESCRIPTION = 160;

/** The kit as one file that opens anywhere, without a network: where the addresses of `page` hold their data. */
export function kitPage(page: PageParts): string {
  const { kit, look, pageUrl, madeAt } = page;
  const { ground } = groundOf(look, kit.look.theme);
  const logo = kit.recordings.length > 0 ? page.logoOn(ground) : null;
  const sections = sectionsOf(page, logo !== null);
  const all = [...sections.main, ...sections.aside, ...sections.wide];
  const markup = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${kit.artistName}: press kit</title><meta name="description" content="${cutTo(kit.tagline || mainBio(kit) || `${kit.artistName}: press kit`, DESCRIPTION)}"><meta name="theme-color" content="${look.cover.ground}"><style>${new Markup(pageStyle(page))}</style></head><body>${
    logo && logoSymbol(logo, 'logo')
  }<a class="skip" href="#main">Skip to content</a>${hero(page)}${
    all.length > 1 &&
    html`<nav class="jump" aria-label="On this page">${all.map(
      ({ id, title, short }) => html`<a href="#${id}">${short ?? title}</a>`,
    )}</nav>`
  }<main id="main">${body(sections)}</main><footer><p>Updated ${dayWords(madeAt.toISOString().slice(0, 10))}</p>${
    pageUrl && html`<p>The newest version: <a href="${pageUrl}">${pageUrl.replace('https://', '')}</a></p>`
  }<p>Made with Deckhand</p></footer></body></html>
`;
  return markup.source;
}
