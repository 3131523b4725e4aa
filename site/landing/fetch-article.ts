/** Ends when the sheet is there or cannot be had. */
const loaded = (sheet: HTMLLinkElement) =>
  new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
  });

/** The written part of an article's page, with the style sheets that it needs. Rejects where the page has none. */
export async function fetchArticle(href: string): Promise<Element> {
  const reply = await fetch(href);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const prose = page.querySelector('.prose');
  if (!reply.ok || !prose) throw new Error(`${href} holds no article`);
  for (const part of prose.querySelectorAll('script')) part.remove();
  // The page that shows it has anchors of its own.
  for (const heading of prose.querySelectorAll(':is(h2, h3)[id]')) heading.removeAttribute('id');
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map((sheet) => document.importNode(sheet))
    .filter(({ href: address }) => !document.querySelector(`link[href="${new URL(address).pathname}"]`));
  const there = missing.map(loaded);
  document.head.append(...missing);
  await Promise.all(there);
  return document.importNode(prose, true);
}
