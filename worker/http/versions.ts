/** The version that `If-Match` names, as `versionHeaders` lets it through; null where any will do (`*`). */
export const versionOf = (ifMatch: string): number | null => {
  const [digits] = /\d+/.exec(ifMatch) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Answers with something that has a version, which is its ETag: what `If-Match` of the next change names. */
export const answerVersioned = (body: unknown, version: number, status = 200): Response =>
  Response.json(body, { status, headers: { etag: `"${version}"` } });
