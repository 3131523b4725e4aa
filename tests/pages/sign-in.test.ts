import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

it.each(['/signin', '/forgot-password'])(
  '%s says that it needs JavaScript where there is none, and shows no form then',
  (path) => {
    const document = builtDocument(path);
    const withoutScripts = document.querySelector('head noscript style')?.textContent ?? '';
    expect(withoutScripts).toMatch(/\.auth-col astro-island \{\s*display: none;\s*\}/);
    const handled = [...document.querySelectorAll('main :is(form, button, input)')];
    expect(handled.length).toBeGreaterThan(1);
    expect(handled.filter((part) => !part.closest('.auth-col astro-island'))).toEqual([]);
    const instead = document.querySelector('main noscript p');
    expect(instead?.closest('astro-island')).toBe(null);
    expect(instead?.textContent).toContain('Signing in needs JavaScript.');
  },
);
