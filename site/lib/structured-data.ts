import { scriptData } from '#core/markup.ts';

/** schema.org data, as a script block holds it. */
export type StructuredData = Record<string, unknown>;

/** The text of a script block of type `application/ld+json`. */
export const structuredText = (data: StructuredData): string => scriptData(data).source;
