import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filesOfLists, filesOfPapers } from './export-files.ts';

const logo = (title: string, status = 'done') => ({
  ...{ id: 'gen_0123456789abcdefghij', tool: 'logo-generator', title, status },
  files: [{ name: 'concept-01.svg', type: 'image/svg+xml', size: 7 }],
});
const pathOf = (title: string) =>
  filesOfLists([{ name: 'generations', rows: [logo(title)], next: null }])[0]?.path;

it.each([
  ['DJ NOVA', 'logo-generator/dj-nova-abcdefghij/concept-01.svg'],
  ['Amélie & Łuk', 'logo-generator/amelie-uk-abcdefghij/concept-01.svg'],
  ['夜', 'logo-generator/abcdefghij/concept-01.svg'],
  ['../../etc/passwd', 'logo-generator/etc-passwd-abcdefghij/concept-01.svg'],
])('%s lies in a folder that every unpacker can make', (title, path) => {
  expect(pathOf(title)).toBe(path);
});

it('a path never leaves its folder, whatever a thing is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 170 }), (title) => {
      expect(pathOf(title)).toMatch(/^logo-generator\/([a-z\d]+-)*abcdefghij\/concept-01\.svg$/);
    }),
  );
});

it('what is not finished has no files that could be read', () => {
  const rows = [logo('DJ NOVA', 'reserved'), logo('DJ NOVA', 'failed')];
  expect(filesOfLists([{ name: 'generations', rows, next: null }])).toEqual([]);
});

it('a recording has its sound, until its consent was taken back', () => {
  const rows = [
    { id: 'tak_one', type: 'audio/mpeg', size: 5 },
    { id: 'tak_two', type: null, size: null },
  ];
  expect(filesOfLists([{ name: 'voice-takes', rows, next: null }])).toEqual([
    { path: 'voice-takes/tak_one.mp3', url: '/api/voice/takes/tak_one/audio', size: 5 },
  ]);
});

it('pictures and both kits have theirs', () => {
  const kit = {
    id: 'kit_one',
    files: [{ name: 'full-dark.svg', mediaKey: 'x', type: 'image/svg+xml', size: 3 }],
  };
  const pictures = [{ id: 'med_one', type: 'image/webp', size: 9 }];
  expect(filesOfPapers({ kits: { current: null, former: kit as never }, pictures })).toEqual([
    { path: 'brand-kit/former/full-dark.svg', url: '/api/brand-kit/files/full-dark.svg?v=kit_one', size: 3 },
    { path: 'pictures/med_one.webp', url: '/api/media/med_one', size: 9 },
  ]);
});
