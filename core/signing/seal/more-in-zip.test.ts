import { expect, it } from 'vitest';
import {
  checked,
  noise,
  sealedFiles,
  signedContent,
  withFile,
  type ZipPart,
  zipOf,
} from '../../../tests/support/sealed-copies.ts';
import type { NamedBytes } from './seal.ts';
import { sealedZip } from './sealed-zip.ts';

const FILES = sealedFiles(signedContent({ length: 90 }));
const FORGED = noise(90, 77);
const part = (name: string, bytes = FORGED): ZipPart => ({ name, bytes });
const inside = (folder: string, files: readonly NamedBytes[] = FILES): ZipPart[] =>
  files.map(({ name, bytes }) => ({ name: folder + name, bytes }));

const MORE = { verdict: 'changed', headline: 'There’s more in this ZIP than was sealed', difference: null };
const detailFor = (name: string) =>
  `${name} isn’t part of the seal. The sealed files are in it as they were.`;

it('takes the sealed files in any one folder, with either separator', async () => {
  for (const folder of ['', 'copy/', 'From mail/2026/', 'Verträge…/', 'copy\\', 'mail\\copy\\']) {
    const { verdict, files, checks } = await checked(zipOf(inside(folder)));
    expect({ verdict, names: files.map(({ name }) => name) }, folder).toEqual({
      ...{ verdict: 'unchanged', names: FILES.map(({ name }) => name) },
    });
    expect(checks[3]).toMatchObject({ isRight: true, detail: 'Another program zipped them' });
  }
});

it('takes none that are in several folders, or in one that isn’t one everywhere', async () => {
  for (const folder of [
    '/',
    '../',
    './',
    'a/../',
    'a//',
    'C:',
    'C:/',
    'c\u0001/',
    '\ufeff',
    '\\',
    '..\\',
    'a/b\\',
  ])
    expect((await checked(zipOf(inside(folder)))).verdict, JSON.stringify(folder)).toBe('not-sealed');
  const split = [...inside('copy/', FILES.slice(1)), ...inside('Copy/', FILES.slice(0, 1))];
  expect(await checked(zipOf(split))).toMatchObject({ headline: 'contract.pdf is missing' });
  const mixed = [...inside('copy/', FILES.slice(1)), ...inside('copy\\', FILES.slice(0, 1))];
  expect(await checked(zipOf(mixed))).toMatchObject({ headline: 'contract.pdf is missing' });
});

it('is not content with anything else in it, whatever that is called', async () => {
  for (const name of [
    ...[
      'note.txt',
      'Contract.PDF',
      './contract.pdf',
      'x/../contract.pdf',
      '/contract.pdf',
      '../contract.pdf',
    ],
    ...[
      'C:contract.pdf',
      'contract.pdf::$DATA',
      'contract.pdf.',
      'contract.pdf ',
      'contract.pdf/',
      'eventſ.json',
    ],
    ...[
      'copy\\contract.pdf',
      '%63ontract.pdf',
      '__MACOSX/contract.pdf',
      '__MACOSX/._note.txt',
      'addendum.pdf',
    ],
  ]) {
    const report = await checked(zipOf([...inside(''), part(name)]));
    expect(report, name).toMatchObject({ ...MORE, detail: detailFor(name), bytes: [] });
    expect(report.files.at(-1)).toMatchObject({ name, state: 'unknown' });
    expect(report.checks.at(-1)).toMatchObject({ isRight: false, detail: name });
    expect((await checked(zipOf([part(name), ...inside('')]))).verdict, name).toBe('changed');
  }
  for (const name of ['Copy/contract.pdf', './copy/contract.pdf', '/copy/contract.pdf', 'copy\\contract.pdf'])
    expect(await checked(zipOf([...inside('copy/'), part(name)])), name).toMatchObject(MORE);
  const own = await checked(sealedZip([...FILES, { name: 'note.txt', bytes: FORGED }]));
  expect(own).toMatchObject({ ...MORE, advice: expect.stringContaining('unzip this one') });
});

it('names a few of many, and shows no character that hides others', async () => {
  const many = Array.from({ length: 7 }, (_, index) => part(`${index}`));
  expect((await checked(zipOf([...inside(''), ...many]))).detail).toBe(
    '0, 1, 2, 3, 4 and 2 more aren’t part of the seal. The sealed files are in it as they were.',
  );
  for (const hidden of ['\u202e', '\u0001', '\ufeff', '\u00ad'])
    expect(await checked(zipOf([...inside(''), part(`${hidden}contract.pdf`)]))).toMatchObject({
      ...{ ...MORE, detail: detailFor('�contract.pdf') },
    });
});

it('says what was changed in the files first', async () => {
  const changed = withFile(FILES, 'contract.pdf', () => FORGED);
  const report = await checked(zipOf([...inside('', changed), part('note.txt')]));
  expect(report).toMatchObject({ verdict: 'changed', headline: 'contract.pdf was changed after sealing' });
  expect(report.checks.at(-1)?.detail).toBe('note.txt');
});

it('is not content with a file that is there twice', async () => {
  const twice = {
    ...{ verdict: 'changed', headline: 'A file is there twice', difference: null },
    detail: 'More than one file is called contract.pdf, and programs may open either of them.',
  };
  expect(await checked({ files: [...FILES, part('contract.pdf')] })).toMatchObject(twice);
  expect(await checked(zipOf([...inside(''), part('contract.pdf')]))).toMatchObject(twice);
  expect(await checked(zipOf([...inside(''), ...inside('').slice(0, 1)]))).toMatchObject(twice);
  expect(await checked(zipOf([...inside('copy/'), part('contract.pdf')]))).toMatchObject(twice);
  expect(await checked(zipOf([part('contract.pdf'), ...inside('copy/')]))).toMatchObject(twice);
});

it('takes what a Mac and a folder leave in a ZIP, and nothing that is like it', async () => {
  const none = new Uint8Array();
  const beside = [
    ...[part('mail/', none), part('mail/copy/', none), part('mail/copy/.DS_Store'), part('.DS_Store')],
    ...[part('__MACOSX/', none), part('__MACOSX/mail/', none), part('__MACOSX/mail/._copy')],
    ...[part('__MACOSX/mail/copy/._contract.pdf'), part('__MACOSX/mail/copy/._.DS_Store')],
  ];
  const genuine = await checked(zipOf([...beside, ...inside('mail/copy/')]));
  expect(genuine).toMatchObject({ verdict: 'unchanged' });
  expect(genuine.files).toHaveLength(5);
  for (const other of [
    ...[part('mail/'), part('mail/copy/'), part('other/', none), part('__MACOSX/')],
    ...[
      part('__MACOSX/._contract.pdf'),
      part('__MACOSX/mail/copy/contract.pdf'),
      part('mail/copy/a/.DS_Store'),
    ],
    ...[
      part('__macosx/mail/copy/._contract.pdf'),
      part('mail/copy/x/'),
      part('mail/copy/contract.pdf/', none),
    ],
  ])
    expect(await checked(zipOf([...inside('mail/copy/'), other])), other.name).toMatchObject(MORE);
});
