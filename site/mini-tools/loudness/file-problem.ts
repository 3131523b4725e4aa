/** A file that cannot be measured. The message is for people. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
