/** What could not be saved, and what was changed here and elsewhere. */
export function SaveProblems() {
  return null;
}
