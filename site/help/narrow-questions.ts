import { matches } from './matches.ts';

/** Shows the questions that hold the words, and the groups that have one. Returns how many are shown. */
export function narrowQuestions(root: HTMLElement, query: string): number {
  const questions = [...root.querySelectorAll('details')];
  for (const question of questions) {
    // The button that copies the address is no part of what is written.
    const written = [...question.querySelectorAll('h3, .prose > :not(button)')];
    const words = written.map(({ textContent }) => textContent).join(' ');
    question.hidden = !matches(`${words} ${question.dataset.words}`, query);
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('details:not([hidden])') === null;
  }
  return questions.filter(({ hidden }) => !hidden).length;
}

/** What the field says below itself. */
export function foundWords(count: number, query: string): string {
  if (query === '') return '';
  if (count === 0) return 'No question has these words. The user guide may have them.';
  return count === 1 ? '1 question' : `${count} questions`;
}
