const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g;

/** Makes each heading of a written page a link to itself, so that a passage can be pointed at. */
export function withAnchors(html: string): string {
  return html.replace(
    HEADING,
    (_, id, words) => `<h2 id="${id}"><a class="anchor" href="#${id}">${words}</a></h2>`,
  );
}
