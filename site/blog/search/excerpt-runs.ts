const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** An excerpt of the index in runs of text, so that a page can show it without reading it as markup. */
export function excerptRuns(excerpt: string): { text: string; isFound: boolean }[] {
  return excerpt
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((part) => ({
      text: part
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
      isFound: part.startsWith('<mark>'),
    }))
    .filter(({ text }) => text !== '');
}
