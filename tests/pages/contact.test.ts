import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

it('without scripts the page of the form says what that needs, and where else to look', () => {
  const document = builtDocument('/contact');
  const withoutScripts = document.querySelector('head noscript style')?.textContent ?? '';
  expect(withoutScripts).toMatch(/\.contact-form \{\s*display: none;\s*\}/);
  expect(document.querySelector('main [type=submit]')?.closest('.contact-form')).toBeTruthy();
  const instead = document.querySelector('main noscript .no-script');
  expect(instead?.closest('.contact-form')).toBe(null);
  expect(instead?.textContent).toContain('The form needs JavaScript');
  expect(instead?.querySelector('a')?.getAttribute('href')).toBe('/support');
});
