import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawing } from './drawing.ts';

it('takes the marks out of a drawing with words, and leaves one without to its file', () => {
  const opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 34" width="72">';
  expect(drawing(`${opening}<text y="9">A</text></svg>\n`)).toEqual({
    viewBox: '0 0 72 34',
    marks: '<text y="9">A</text>',
  });
  expect(drawing(`${opening}<g id="a"/></svg>`)).toBeNull();
});

it('refuses names that two drawings of a page could share, and what is no drawing', () => {
  expect(() => drawing('<svg viewBox="0 0 1 1"><text id="a">A</text></svg>')).toThrow('have no ids');
  expect(() => drawing('<p>A</p>')).toThrow('begins with <svg>');
});

it('every drawing can be shown by its name from its file, its words in the letters of a page', () => {
  for (const file of globSync('content/blog/pictures/*.svg')) {
    const svg = readFileSync(file, 'utf8');
    expect(svg, file).toMatch(/^<svg [^>]*id="drawing"/);
    if (drawing(svg)) expect(svg, file).toMatch(/^<svg [^>]*font-family="'Archivo Variable', /);
  }
});

it('the words of a drawing say their colour, and what it is in a file alone', () => {
  for (const file of globSync('content/blog/pictures/*.svg')) {
    const words = drawing(readFileSync(file, 'utf8'))?.marks.match(/<text\b[^>]*>/g) ?? [];
    for (const text of words) expect(text, file).toMatch(/ fill="(?:var\(--[a-z-]+,)?#[0-9a-f]{6}\)?"/);
  }
});
