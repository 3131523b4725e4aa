/** Adds a style sheet that the page does not have yet. Ends when it is there or cannot be had. */
export async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
    document.head.append(sheet);
  });
}
