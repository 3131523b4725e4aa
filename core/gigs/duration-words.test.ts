import { expect, it } from 'vitest';
import { durationWords, minutesOfText } from './duration-words.ts';

it('a length of time is told in hours and minutes', () => {
  expect([45, 60, 235, 1740, 0].map(durationWords)).toEqual(['45 min', '1 h', '3 h 55', '29 h', '0 min']);
});

it('a length is told to the minute', () => {
  expect([4.1 * 60 - 0.000001, 59.7, 245.9999].map(durationWords)).toEqual(['4 h 06', '1 h', '4 h 06']);
});

it('minutes are read as people write them', () => {
  const read = ['6:40', '6 h 40', '6h', '6 hours 5 min', '400', '45 min', '1.5 h', '1,5 h', ' 0 '];
  expect(read.map(minutesOfText)).toEqual([400, 400, 360, 365, 400, 45, 90, 90, 0]);
});

it('what is no length of time is none', () => {
  expect(['', 'soon', '6:75', '-5', '1.5', '6 h 40 h'].map(minutesOfText)).toEqual(Array(6).fill(null));
});

it('what was told can be read again', () => {
  for (let minutes = 0; minutes < 4320; minutes += 7)
    expect(minutesOfText(durationWords(minutes))).toBe(minutes);
});
