import { dayWords } from '#core/day-words.ts';
import { html, type Markup } from '#core/markup.ts';
import { countWords } from '../bio/count-words.ts';
import type { KitDate } from '../kit.ts';
import {
  datesAround,
  factRows,
  mainBio,
  paragraphsOf,
  photoAlt,
  reachable,
  recordingRows,
  socialRows,
} from '../kit-words.ts';
import { photoRows } from '../paper/photo-rows.ts';
import { serviceOf } from '../recording-player.ts';
import { type PageParts, type PagePhoto, pagePhotos, shownAspect } from './page-parts.ts';

/** A part of the page that its readers can jump to. */
export interface PageSection {
  id: string;
  title: string;
  /** In the line of jumps. */
  short?: string;
  content: Markup;
}

/** The sections of a kit, only those with something in them: beside one another where there is room, then across the page. */
export interface PageSections {
  main: PageSection[];
  aside: PageSection[];
  wide: PageSection[];
}

const NIGHTS_PLAYED = 6;

const prose = (text: string, name: string): Markup =>
  html`<div class="${name}">${paragraphsOf(text).map((each) => html`<p dir="auto">${each}</p>`)}</div>`;

/** A link to somewhere that is not ours. */
const outward = (link: string, content: Markup): Markup =>
  html`<a href="${link}" rel="noopener nofollow" target="_blank">${content}</a>`;

const linked = (text: string, link: string): Markup => (link ? outward(link, html`${text}`) : html`${text}`);

const COPY = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect width="13" height="13" x="8" y="8" rx="2"/><path d="M4 16V4h12"/></svg>`;

/** A button that its script gives a use: without scripts it is not there. */
const copyButton = (text: string): Markup =>
  html`<p class="acts"><button class="btn sm" type="button" data-copy>${COPY}<span aria-live="polite">Copy, ${countWords(text)} words</span></button></p>`;

function bioOf({ kit, hasScript }: PageParts): Markup | null {
  const main = mainBio(kit);
  const others = [
    { title: 'The short bio', text: kit.bio.short },
    { title: 'The long bio', text: kit.bio.long },
  ].filter(({ text }) => text !== '' && text !== main);
  if (!main && kit.figures.length === 0) return null;
  return html`${main && prose(main, 'bio')}${main && hasScript && copyButton(main)}${
    kit.figures.length > 0 &&
    html`<dl class="figures">${kit.figures.map(
      ({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
    )}</dl>`
  }${others.map(
    ({ title, text }) =>
      html`<details><summary>${title}, ${countWords(text)} words</summary>${prose(text, 'more')}${
        hasScript && copyButton(text)
      }</details>`,
  )}${main && html`<p class="note">Free to reprint.</p>`}`;
}

const PLAY = html`<span class="play"><svg viewBox="0 0 24 24" role="img" aria-label="Play"><path d="M7 4.5v15l12-7.5z"/></svg></span>`;

function listenOf({ kit, hasScript }: PageParts, hasLogo: boolean): Markup | null {
  const rows = recordingRows(kit);
  if (rows.length === 0) return null;
  const playing = hasScript ? rows.filter(({ player }) => player !== null) : [];
  const services = [...new Set(playing.map(({ service }) => service))];
  return html`<ul class="mixes">${rows.map(({ link, title, note, service, player }) => {
    const cover = hasLogo
      ? html`<svg aria-hidden="true"><use href="#logo"/></svg>`
      : html`<b aria-hidden="true">${kit.artistName}</b>`;
    const words = html`<span class="words"><b dir="auto">${title}</b>${
      note && html`<span dir="auto">${note}</span>`
    }${title !== service && html`<span>${service}</span>`}</span>`;
    const plays = hasScript && player && html` data-player="${player}" data-title="${title}"`;
    return html`<li${plays}>${outward(link, html`<span class="cov">${cover}${PLAY}</span>${words}`)}</li>`;
  })}</ul>${
    services.length > 0 &&
    html`<p class="note">Nothing loads from ${listWords(services)} until you press play.</p>`
  }`;
}

/** An arrow into a tray. */
export const DOWNLOAD = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M7 11l5 5 5-5M4 20h16"/></svg>`;

const nights = (dates: readonly KitDate[], name: string): Markup =>
  html`<ul class="${name}">${dates.map(
    ({ date, venue, city }) =>
      html`<li><time datetime="${date}">${dayWords(date)}</time><b dir="auto">${venue}</b><span dir="auto">${city}</span></li>`,
  )}</ul>`;

/** `SoundCloud, Mixcloud or YouTube` */
const listWords = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
};

function datesOf({ kit, madeAt }: PageParts): Markup | null {
  const { next, past } = datesAround(kit, madeAt);
  if (next.length + past.length === 0) return null;
  const played = past.slice(0, NIGHTS_PLAYED);
  return html`${next.length > 0 && nights(next, 'dates')}${
    played.length > 0 && html`<h3>Played before</h3>${nights(played, 'dates past')}`
  }`;
}

/** What can be dialled is a link: one number, whose `(0)` is for callers at home. */
function phoneHtml(phone: string): Markup {
  const abroad = phone.startsWith('+') ? phone.replace('(0)', '') : phone;
  const isNumber = /^\+?[\d\s().-]{5,}$/.test(abroad) && /\d{3}/.test(abroad.replaceAll(/\D/g, ''));
  if (!isNumber) return html`<span dir="auto">${phone}</span>`;
  return html`<a href="tel:${abroad.replaceAll(/[^+\d]/g, '')}">${phone}</a>`;
}

function contactsOf({ kit }: PageParts): Markup | null {
  const contacts = reachable(kit);
  const socials = socialRows(kit);
  if (contacts.length + socials.length === 0) return null;
  return html`${
    contacts.length > 0 &&
    html`<ul class="contacts">${contacts.map(
      ({ roleName, name, email, phone }) =>
        html`<li><span dir="auto">${name ? `${roleName}: ${name}` : roleName}</span>${
          email && html`<a href="mailto:${email}">${email}</a>`
        }${phone && phoneHtml(phone)}</li>`,
    )}</ul>`
  }${
    socials.length > 0 &&
    html`<ul class="socials">${socials.map(({ name, link }) => html`<li>${linked(name, link)}</li>`)}</ul>`
  }`;
}

function factsOf({ kit }: PageParts): Markup | null {
  const rows = factRows(kit);
  if (rows.length === 0) return null;
  return html`<dl class="facts">${rows.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl>`;
}

const years = (rows: readonly { year: string; content: Markup }[]): Markup =>
  html`<ul class="years">${rows.map(
    ({ year, content }) => html`<li><span>${year}</span><span dir="auto">${content}</span></li>`,
  )}</ul>`;

function riderOf({ kit }: PageParts): Markup | null {
  if (kit.rider.length === 0) return null;
  return html`<ul class="rider">${kit.rider.map(
    ({ what, need, or }) =>
      html`<li><span dir="auto">${what}</span><b dir="auto">${need}</b>${or && html`<em dir="auto">or ${or}</em>`}</li>`,
  )}</ul>`;
}

function pressOf({ kit }: PageParts): Markup | null {
  if (kit.quotes.length === 0) return null;
  return html`<div class="quotes">${kit.quotes.map(
    ({ text, source, link }) =>
      html`<figure><blockquote dir="auto">“${text}”</blockquote>${
        (source || link) &&
        html`<figcaption dir="auto">${linked(source || serviceOf(link).name, link)}</figcaption>`
      }</figure>`,
  )}</div>`;
}

const pixels = ({ width, height }: PagePhoto): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} px`;

const photoOf = (photo: PagePhoto, kit: PageParts['kit']): Markup => {
  const { src, srcset, print, at, width, height, shows, credit } = photo;
  const alt = photoAlt(kit, photo);
  const widths = srcset && html` srcset="${srcset}" sizes="auto, (max-width: 860px) 100vw, 50vw"`;
  return html`<li class="p${at}"><img src="${src}"${widths ?? false} width="${width}" height="${height}" loading="lazy" decoding="async" alt="${alt}"><p>${
    shows && html`<b dir="auto">${shows}</b>`
  }${
    print
      ? html`<a href="${print}" download aria-label="Download ${alt}, ${pixels(photo)}">${DOWNLOAD}${pixels(photo)}</a>`
      : html`<span>${pixels(photo)}</span>`
  }${credit && html`<span dir="auto">Photo: ${credit}</span>`}</p></li>`;
};

function photosOf(page: PageParts): Markup | null {
  const photos = pagePhotos(page);
  if (photos.length === 0) return null;
  const rows = photoRows(photos, shownAspect, { hasOpener: false });
  return html`${rows.map((row) => html`<ul class="shots">${row.map((photo) => photoOf(photo, page.kit))}</ul>`)}`;
}

const filled = (sections: readonly (Omit<PageSection, 'content'> & { content: Markup | null })[]) =>
  sections.flatMap(({ content, ...section }) => (content ? [{ ...section, content }] : []));

/** What the page says, part by part. `hasLogo`: whether the page holds a drawing named `logo`. */
export function sectionsOf(page: PageParts, hasLogo: boolean): PageSections {
  const { highlights, releases } = page.kit;
  return {
    main: filled([
      { id: 'bio', title: 'Bio', content: bioOf(page) },
      { id: 'listen', title: 'Listen', content: listenOf(page, hasLogo) },
      { id: 'dates', title: 'Dates', content: datesOf(page) },
    ]),
    aside: filled([
      { id: 'contact', title: 'Contact', content: contactsOf(page) },
      { id: 'facts', title: 'Facts', content: factsOf(page) },
    ]),
    wide: filled([
      {
        id: 'highlights',
        title: 'Highlights',
        content:
          highlights.length > 0
            ? years(highlights.map(({ year, text }) => ({ year, content: html`${text}` })))
            : null,
      },
      {
        id: 'releases',
        title: 'Releases',
        content:
          releases.length > 0
            ? years(
                releases.map(({ year, title, label, link }) => ({
                  year,
                  content: html`<b>${linked(title, link)}</b>${label && `, ${label}`}`,
                })),
              )
            : null,
      },
      { id: 'rider', title: 'Technical rider', short: 'Rider', content: riderOf(page) },
      { id: 'press', title: 'Press', content: pressOf(page) },
      { id: 'photos', title: 'Photos', content: photosOf(page) },
    ]),
  };
}
