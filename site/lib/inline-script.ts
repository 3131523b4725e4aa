/** A script as a page carries it in its HTML: without notes on lines of their own, and without indentation. */
export const inlineScript = (source: string): string => source.replaceAll(/^(?:\/\/.*\n|\s+)/gm, '');
