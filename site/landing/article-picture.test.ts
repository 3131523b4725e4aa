import { expect, it } from 'vitest';
import { articlePicture } from './article-picture.ts';

it('is the first figure of the text, with its own words and size', () => {
  const mdx =
    'Words.\n\n<Figure src="a.svg" alt="Bars > 60 days: 250 / 1,000" caption="An example." width={720} height={400} />\n\n<Drop voice="whisper" caption="" />';
  expect(articlePicture(mdx)).toEqual({
    kind: 'figure',
    file: 'a.svg',
    alt: 'Bars > 60 days: 250 / 1,000',
    width: 720,
    height: 400,
  });
});

it('is the drop where that comes first, and nothing where there is neither', () => {
  expect(articlePicture('<Drop\n  voice="whisper" caption="x" />')).toEqual({
    kind: 'drop',
    voice: 'whisper',
  });
  expect(articlePicture('Words alone.')).toBeNull();
});
