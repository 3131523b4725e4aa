import { ApiError } from '#core/errors.ts';
import { scriptImitationProblem } from '#core/tools/voice-tag/real-people.ts';

/** Words as a provider is given them. Throws INVALID_INPUT where there is nothing to say, or that may not be said. */
export function spokenText(typed: string, maxCharacters: number): string {
  const text = typed.replace(/\s+/gu, ' ').trim();
  const reason = problemOf(text, maxCharacters);
  if (reason) throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: 'text', reason }] });
  return text;
}

function problemOf(text: string, maxCharacters: number): string | undefined {
  if (text === '') return 'Write what the voice says';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Write at least one word';
  if (/\p{Cc}/u.test(text)) return 'Leave out control characters';
  if (text.length > maxCharacters) return `Use at most ${maxCharacters} characters`;
  return scriptImitationProblem(text)?.reason;
}
