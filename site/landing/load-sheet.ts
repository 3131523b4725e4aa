/** Style sheets that were added to the page, or are on their way. */
const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet that the page does not have yet. Ends when it is there or cannot be had; then it is asked for again next time. */
export function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const there = new Promise<void>((done) => {
    sheet.onload = () => done();
    sheet.onerror = () => {
      sheet.remove();
      sheets.delete(href);
      done();
    };
  });
  sheets.set(href, there);
  document.head.append(sheet);
  return there;
}
