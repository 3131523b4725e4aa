import { loadSheet } from './load-sheet.ts';

/** The written part of an article's page, with the style sheets that it needs. Rejects where the page has none. */
export async function fetchArticle(href: string): Promise<Element> {
  const reply = await fetch(href);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const prose = page.querySelector('.prose');
  if (!reply.ok || !prose) throw new Error(`${href} holds no article`);
  for (const part of prose.querySelectorAll('script')) part.remove();
  // The page that shows it has anchors of its own.
  for (const heading of prose.querySelectorAll(':is(h2, h3)[id]')) heading.removeAttribute('id');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(sheets.map((sheet) => loadSheet(sheet.getAttribute('href') ?? '')));
  return document.importNode(prose, true);
}
