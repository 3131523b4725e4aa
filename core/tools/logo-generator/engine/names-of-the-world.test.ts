/// <reference path="../../../typefaces/fontkit.d.ts" />
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { unpackWoff } from '#core/typefaces/woff.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoNameSchema } from '../brief.ts';
import { UnsupportedScriptError } from './errors.ts';
import { capitals } from './letter-case.ts';
import { itemise } from './text/itemise.ts';
import { undrawable } from './undrawable.ts';
import { WRITING_SYSTEM_IDS, WRITING_SYSTEMS } from './writing-systems.ts';

const NAMES = [
  ...['Amelie Lens', 'Ólafur Arnalds', 'Kölsch', 'Røyksopp', 'Ñengo', 'Çağla & Iştar', 'DJ Żółw', 'n̈ova'],
  ...['Đen Vâu', 'Sơn Tùng M-TP', 'Hoàng Thùy Linh', 'Ọ̀ṣun', 'Teg̃a', 'Straße 7', 'Ĳsbrand', 'Ŵyn'],
  ...['Βαγγέλης', 'Ωmega', 'Ήλιος', 'Άννα Βίσση', 'Μελίνα Κανά'],
  ...['Нина Кравиц', 'ЛУНА', 'Ёлка', 'Ђорђе', 'Їжак'],
  ...["דיג'יי נובה", 'עידן רייכל', 'ג׳יין בורדו', 'שָׁלוֹם', 'תל אביב 03', 'DJ אבי'],
  ...['عمرو دياب', 'فيروز', 'محمّد رمضان', 'كايروكي', 'نور 123', 'DJ نور'],
  ...['گوگوش', 'کیوسک', 'نصرت فتح علی خان', '۷ روز'],
  ...['डीजे नोवा', 'लता मंगेशकर', 'श्रेया घोषाल', 'क्षितिज', 'ए आर रहमान'],
  ...['ดีเจ โนวา', 'เบิร์ด ธงไชย', 'บอดี้สแลม', 'น้ำชา', 'ปั่น'],
  ...['周杰伦', '邓紫棋', '小龙', '新裤子', 'DJ 小龙'],
  ...['坂本龍一', '電気グルーヴ', 'きゃりーぱみゅぱみゅ', '宇多田ヒカル', 'DJ 火', '龍'],
  ...['방탄소년단', '서울 소닉', '페기 구', '빈지노', 'DJ 예지'],
].map((name) => logoNameSchema.parse(name));

const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Devanagari', 'Thai', 'Han'];
const MORE_SCRIPTS = ['Hiragana', 'Katakana', 'Hangul'];
const WISHED: readonly FontId[] = ['anton', 'unbounded-light', 'dela-gothic-one', 'kanit'];

function missingIn(text: string, font: FontId): string[] {
  return itemise(text, font).flatMap((run) => {
    const bytes = readLogoFonts([run.file]).get(run.file) ?? new Uint8Array();
    const { glyphs } = create(unpackWoff(bytes)).layout(run.text);
    return glyphs.filter(({ id }) => id === 0).map(() => `${run.text} in ${run.file}`);
  });
}

describe('names of the world', () => {
  it('are many, and in all scripts', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(60);
    for (const script of [...SCRIPTS, ...MORE_SCRIPTS])
      expect(new RegExp(`\\p{Script=${script}}`, 'u').test(NAMES.join('')), script).toBe(true);
  });

  it.each(NAMES)('%s is drawn without an empty box, in whatever face was chosen', (name) => {
    expect(undrawable(name)).toEqual([]);
    for (const font of WISHED) expect(missingIn(capitals(name), font)).toEqual([]);
  });
});

/** Letters that every name in a writing system may need. */
const LETTERS: Readonly<Record<keyof typeof WRITING_SYSTEMS, string>> = {
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώ',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЇЈЉЊЋЎЏҐ',
  hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת׳״',
  arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکی',
  devanagari: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  thai: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาเแโใไ',
  chinese: '的一是不了人我在有他这中大来上国音乐电龙夜声东风红黑',
  japanese: 'あいうえおんアイウエオンー日本東京音楽電夜声龍',
  korean: '가나다라마바사아자차카타파하힣꽃뷁',
};

describe('the refusal of other characters', () => {
  it.each(WRITING_SYSTEM_IDS)('truly draws %s, which it says that it draws', (id) => {
    const text = LETTERS[id];
    expect(undrawable(text)).toEqual([]);
    expect(new UnsupportedScriptError(['ქ']).message).toContain(WRITING_SYSTEMS[id].label);
  });

  it('reads as a sentence', () => {
    expect(new UnsupportedScriptError(['ქ', '🔥']).message).toBe(
      "These characters can't be drawn in a logo: ქ 🔥. Names may use Latin, Greek, Cyrillic, Hebrew, Arabic, " +
        'Devanagari, Thai, simplified Chinese, Japanese and Korean letters, digits and common signs.',
    );
    expect(new UnsupportedScriptError(['🔥', '👩']).message).toBe("Emoji can't be drawn in a logo: 🔥 👩");
  });
});
