const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  ico: 'image/vnd.microsoft.icon',
  txt: 'text/plain',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

/** The media type by the extension of a file of the kit. */
export const mediaTypeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
