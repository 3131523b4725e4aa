/** The version that `If-Match` names; null where any will do. */
export const versionOf = (ifMatch: string): number | null => {
  const [digits] = /\d+/.exec(ifMatch) ?? [];
  return digits === undefined ? null : Number(digits);
};
