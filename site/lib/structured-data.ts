/** schema.org data, as a script block holds it. */
export type StructuredData = Record<string, unknown>;

/** The text of a script block of type `application/ld+json`. A closing tag inside the data would end the block. */
export const structuredText = (data: StructuredData): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
