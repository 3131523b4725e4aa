import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showProblem } from './start-button.ts';

/** Why an order is not begun; `isManaged` where Credits & plan has what it speaks of. `credits` is null where it is Pro. */
export function refusalOf(error: unknown, credits: number | null): { words: string; isManaged: boolean } {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'CONFLICT')
    return { words: `${problemOf(error)} Nothing was ordered.`, isManaged: credits === null };
  const words =
    code === 'UNAVAILABLE'
      ? 'Nothing can be paid for here right now. Nothing was ordered.'
      : problemOf(error);
  return { words, isManaged: false };
}

/** Says beside the button why an order is not begun. */
export function showRefusal(root: HTMLElement, error: unknown, credits: number | null): void {
  const { words, isManaged } = refusalOf(error, credits);
  const manage = root.querySelector<HTMLElement>('[data-manage]');
  if (manage) manage.hidden = !isManaged;
  showProblem(root, words);
}
