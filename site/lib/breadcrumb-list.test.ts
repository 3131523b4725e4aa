import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { structuredText } from './structured-data.ts';

const SITE = new URL('https://deckhand.example');

it('counts from one and names whole addresses', () => {
  const trail = [
    { label: 'User guide', href: '/help' },
    { label: 'Credits', href: '/help/credits' },
  ] as const;
  expect(breadcrumbList(trail, SITE).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'User guide', item: 'https://deckhand.example/help' },
    { '@type': 'ListItem', position: 2, name: 'Credits', item: 'https://deckhand.example/help/credits' },
  ]);
});

it('cannot be ended by what it says', () => {
  const text = structuredText(breadcrumbList([{ label: '</script><b>', href: '/' }], SITE));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe('</script><b>');
});
