import { PLAIN_BRANDING } from '#core/branding.ts';
import { ApiError, type FieldError } from '#core/errors.ts';
import { unprintableText } from '#core/paper/unprintable.ts';
import type { SavedSigner } from '#core/signing/sending-schema.ts';
import { groundOf, stylesOn } from '#core/tools/contract-generator/paper/styles.ts';

const { body } = stylesOn(groundOf(PLAIN_BRANDING));

/** What is wrong with a text: letters that can’t be printed on the contract. */
export const printProblem = (path: string, text: string): FieldError | null =>
  unprintableText(path, text, body);

/** What is wrong with who is to sign for the client. */
export function signerProblems(
  { name, email, title }: SavedSigner,
  artistEmail: string,
  prefix = '',
): (FieldError | null)[] {
  const reason = 'That’s the artist’s own address. Write the client’s';
  return [
    printProblem(`${prefix}name`, name),
    email === artistEmail.toLowerCase() ? { path: `${prefix}email`, reason } : null,
    printProblem(`${prefix}title`, title),
  ];
}

/** Throws INVALID_INPUT where there is a problem. */
export function refuseProblems(problems: readonly (FieldError | null)[]): void {
  const fields = problems.filter((problem) => problem !== null);
  if (fields.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields });
}
