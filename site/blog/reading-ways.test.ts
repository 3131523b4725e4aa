import { expect, it } from 'vitest';
import { readingWays } from './reading-ways.ts';

const articles = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  data: { category: 'Career' as const, tags: ['fee'] },
}));

it('leads from the newest to the oldest and back', () => {
  const ways = readingWays(articles);
  expect(ways.map(({ previous }) => previous?.id)).toEqual([undefined, 'a', 'b', 'c', 'd', 'e']);
  expect(ways.map(({ next }) => next?.id)).toEqual(['b', 'c', 'd', 'e', 'f', undefined]);
});

it('names three others, and none that it names as a neighbour', () => {
  for (const { article, related, previous, next } of readingWays(articles)) {
    expect(related).toHaveLength(3);
    for (const other of [article, previous, next]) expect(related).not.toContain(other);
  }
});
