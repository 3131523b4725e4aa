import type { FieldError } from '../../errors.ts';
import type { Respelling } from './script.ts';
import { piecesOf } from './spoken/respelled.ts';

/** A script as a provider is given it: as it was typed, whatever its letters, and respelled words as they sound. */
export function providerText(script: string, respellings: readonly Respelling[]): string {
  const said = piecesOf(script, respellings).map(({ text, respelling }) =>
    respelling === null ? text : (respellings[respelling]?.say ?? text),
  );
  return said.join('').replace(/\s+/gu, ' ').trim();
}

/** Why a provider cannot speak a script; null where it can. */
export function providerProblem(script: string): FieldError | null {
  return /[\p{L}\p{N}]/u.test(script) ? null : { path: 'script', reason: 'Write at least one word' };
}
