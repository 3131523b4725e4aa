import { expect, it } from 'vitest';
import { samplesIn } from './samples.ts';

it('finds each made-up entry of a list, with the words by which people meet it', () => {
  const yaml = [
    'ines:',
    '  name: Ines',
    '  text: "I sent it from the smoking area."',
    '  sample: true',
    'real:',
    '  text: This one was said.',
    '  sample: false',
    'djs: { value: "5,000+", label: DJs on board, sample: true }',
  ].join('\n');
  expect(samplesIn('praise.yaml', yaml)).toEqual([
    { file: 'praise.yaml', line: 4, words: 'I sent it from the smoking area.', kind: 'sample' },
    { file: 'praise.yaml', line: 8, words: 'DJs on board', kind: 'sample' },
  ]);
});

it('finds a document that is one, and a picture that was drawn before its screen existed', () => {
  expect(samplesIn('letter.md', '---\ntitle: Built by a DJ\nsample: true\n---\n\nText')).toEqual([
    { file: 'letter.md', line: 3, words: 'Built by a DJ', kind: 'sample' },
  ]);
  expect(samplesIn('pictures.yaml', 'gigs:\n  alt: Gigs by month\n  from: design\n')).toEqual([
    { file: 'pictures.yaml', line: 3, words: 'Gigs by month', kind: 'design' },
  ]);
});

it('finds nothing in text that only speaks of samples', () => {
  expect(samplesIn('guide.md', 'Sample content says `sample: true` in its file.')).toEqual([]);
});
