import { expect, it } from 'vitest';
import { structuredTools } from './structured-tools.ts';

const tool = (name: string, path: string | null) => ({
  name,
  address: path === null ? null : new URL(path, 'https://deckhand.example'),
  description: `${name} of a DJ.`,
  features: ['One', 'Two'],
  keywords: ['dj logo', 'logo'],
});

it('tools that work are listed in their order, with what they do and what they are looked for by', () => {
  const data = structuredTools([tool('Logo', '/logo'), tool('Kit', null), tool('Drop', '/drop')]);
  expect(data.itemListElement).toMatchObject([
    {
      position: 1,
      item: {
        name: 'Logo',
        url: 'https://deckhand.example/logo',
        featureList: ['One', 'Two'],
        keywords: 'dj logo, logo',
      },
    },
    { position: 2, item: { name: 'Drop' } },
  ]);
});
