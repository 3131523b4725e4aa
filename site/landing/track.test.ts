import { expect, it } from 'vitest';
import { cueAt, placeCues, playheadAt } from './track.ts';

const page = { height: 8000, width: 800, apart: 60 };

it('cues stand where their sections are', () => {
  expect(placeCues([0, 2000, 6000], page)).toEqual([0, 200, 600]);
});

it('cues of short sections keep apart, and the last ones keep their room', () => {
  expect(placeCues([0, 100, 200, 5000], page)).toEqual([0, 60, 120, 500]);
  expect(placeCues([0, 7800, 7900], page)).toEqual([0, 680, 740]);
  expect(placeCues([0, 10, 20], { ...page, width: 90 })).toEqual([0, 30, 60]);
});

it('the present cue is the last one that was reached', () => {
  expect([-50, 0, 1999, 2000, 9000].map((scrolled) => cueAt([0, 2000, 6000], scrolled))).toEqual([
    0, 0, 0, 1, 2,
  ]);
});

it('the playhead meets each cue at its section, and the end of the track at the end of the page', () => {
  const [tops, places] = [
    [100, 200, 6000],
    [0, 60, 600],
  ];
  const head = (scrolled: number) => playheadAt(tops, places, { scrolled, end: 7000, width: 800 });
  expect([0, 100, 200, 3100, 6000, 7000, 9000].map(head)).toEqual([0, 30, 60, 330, 600, 800, 800]);
});
