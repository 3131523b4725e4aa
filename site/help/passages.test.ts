import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const page = {
  title: 'Credits',
  summary: 'What a credit buys.',
  href: '/help/credits',
  keywords: ['price'],
};

describe('the passages of a page', () => {
  it('are its opening and one a heading, each with its anchor', () => {
    const html = '<p>Twenty to start.</p><h2 id="failed">A <em>failed</em> run</h2><p>Comes back.</p>';
    expect(passagesOf({ ...page, html })).toEqual([
      {
        title: 'Credits',
        href: '/help/credits',
        text: 'What a credit buys.\n\nTwenty to start.',
        keywords: ['price'],
      },
      {
        title: 'Credits: A failed run',
        href: '/help/credits#failed',
        text: 'Comes back.',
        keywords: ['price'],
      },
    ]);
  });

  it('open with the summary where nothing stands before the first heading', () => {
    const passages = passagesOf({ ...page, html: '<h2 id="one">One</h2><p>First.</p>' });
    expect(passages.map(({ text }) => text)).toEqual(['What a credit buys.', 'First.']);
  });

  it('leave out a heading with nothing under it', () => {
    expect(passagesOf({ ...page, html: '<h2 id="a">A</h2> <h2 id="b">B</h2><p>Here.</p>' })).toHaveLength(2);
  });
});
