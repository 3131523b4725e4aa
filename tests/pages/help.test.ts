import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

it('without scripts every guide is there to read, and no field that does nothing', () => {
  const document = builtDocument('/help');
  expect([...document.querySelectorAll('main [type=search]')].map(({ id }) => id)).toEqual(['guide-words']);
  expect(document.querySelector('#guide-words')?.closest('[hidden]')).toBeTruthy();
  const guides = [...document.querySelectorAll('[data-guide]')];
  expect(guides.length).toBeGreaterThan(25);
  expect(guides.filter((guide) => guide.closest('[hidden]'))).toEqual([]);
  const titles = guides.map((guide) => guide.querySelector('.guide-title')?.textContent);
  expect(titles).toContain('Deposits and balances');
});

it('without scripts every question opens by itself, with its answer in it', () => {
  const questions = [...builtDocument('/faq').querySelectorAll('main details')];
  expect(questions.length).toBeGreaterThan(10);
  for (const question of questions) {
    expect(question.firstElementChild?.tagName, question.id).toBe('SUMMARY');
    expect(question.querySelector('.prose p')?.textContent, question.id).toMatch(/\S/);
  }
  expect(questions.find(({ id }) => id === 'do-credits-expire')?.textContent).toContain(
    'They stay until you use them.',
  );
});
