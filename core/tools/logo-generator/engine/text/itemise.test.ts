import { describe, expect, it } from 'vitest';
import { UnsupportedScriptError } from '../errors.ts';
import { filesFor, itemise } from './itemise.ts';

const runs = (text: string, font: Parameters<typeof itemise>[1], whole?: string) =>
  itemise(text, font, whole).map((run) => [run.font, run.text]);

describe('the runs of a line', () => {
  it('change face where the first one has no glyph', () => {
    expect(runs('DJ 火', 'anton')).toEqual([
      ['anton', 'DJ '],
      ['dela-gothic-one', '火'],
    ]);
  });

  it('help out in a weight that looks like the wished face', () => {
    expect(runs('Ω', 'anton')).toEqual([['inter-black', 'Ω']]);
    expect(runs('Ω', 'italiana')).toEqual([['inter-light', 'Ω']]);
    expect(runs('ดี', 'space-grotesk-medium')).toEqual([['kanit-medium', 'ดี']]);
  });

  it('stand from left to right as they are seen', () => {
    expect(runs("דיג'יי DJ", 'archivo')).toEqual([
      ['archivo', 'DJ'],
      ['rubik', 'יי '],
      ['archivo', "'"],
      ['rubik', 'דיג'],
    ]);
  });

  it('turn brackets round in text that runs to the left', () => {
    expect(runs('נור (ל)', 'archivo').map(([, text]) => text)).toEqual(['(', 'ל', ')', 'נור ']);
    expect(runs('א!?', 'archivo').map(([, text]) => text)).toEqual(['?!', 'א']);
  });

  it('keep figures in their order beside Arabic', () => {
    // The shaper turns Persian figures round with their script, so that they go in turned.
    expect(runs('نور ۱۲۳', 'lalezar').map(([, text]) => text)).toEqual(['۳۲۱', 'نور ']);
    expect(runs('نور 123', 'lalezar').map(([, text]) => text)).toEqual(['123', 'نور ']);
  });

  it('never cut a joined word or a letter and its marks in two', () => {
    expect(runs('گوگوش', 'anton')).toEqual([['lalezar', 'گوگوش']]);
    expect(runs('क्षितिज', 'anton')).toEqual([['mukta', 'क्षितिज']]);
    expect(runs('Ọ̀', 'archivo')).toEqual([['archivo', 'Ọ̀']]);
  });

  it('hand a mark over by itself only where no file has it together with its letter', () => {
    expect(runs('Q̃A', 'archivo').map(([, text]) => text)).toEqual(['Q', '\u0303', 'A']);
  });

  it('take a space from a file that has one', () => {
    expect(filesFor('서울 소닉', 'black-han-sans')).toContain('black-han-sans-latin-400-normal.woff');
    expect(filesFor('נור דג', 'rubik')).toEqual(['rubik-hebrew-900-normal.woff']);
  });

  it('refuse what no face draws', () => {
    expect(() => itemise('NOVA 🔥', 'anton')).toThrow(UnsupportedScriptError);
  });
});

describe('Han characters', () => {
  const fonts = (text: string, whole?: string) => [
    ...new Set(itemise(text, 'anton', whole).map(({ font }) => font)),
  ];

  it('are Chinese as a whole where one of them is', () => {
    expect(fonts('小龙')).toEqual(['zcool-qingke-huangyou']);
    expect(fonts('音乐电台')).toEqual(['zcool-qingke-huangyou']);
    expect(itemise('小龙', 'dela-gothic-one').map(({ font }) => font)).not.toContain('dela-gothic-one');
  });

  it('are Japanese where there are kana, and where both faces draw them', () => {
    expect(fonts('東京')).toEqual(['dela-gothic-one']);
    expect(fonts('直')).toEqual(['dela-gothic-one']);
    expect(fonts('夜のドライブ')).toEqual(['dela-gothic-one']);
  });

  it('of a line take the language of the whole name', () => {
    expect(fonts('北京')).toEqual(['dela-gothic-one']);
    expect(fonts('北京', '北京 小龙')).toEqual(['zcool-qingke-huangyou']);
  });

  it('are set in the Chinese face where it was chosen', () => {
    expect(itemise('東京', 'zcool-qingke-huangyou')[0]?.font).toBe('zcool-qingke-huangyou');
  });
});
