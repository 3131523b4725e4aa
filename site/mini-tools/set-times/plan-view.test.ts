import { describe, expect, it } from 'vitest';
import { EXAMPLE } from './plan-address.ts';
import { lengthWords, planView } from './plan-view.ts';

describe('what is said of a night', () => {
  it('is the day, what is left, and the sets', () => {
    const { words, sets, verdict, change, text } = planView(EXAMPLE);
    expect(words).toMatchObject({
      date: 'Saturday 28 November 2026',
      verdict: '15 min left before the curfew',
    });
    expect(sets[1]).toEqual({
      place: '2',
      name: 'Resident',
      from: '23:35',
      until: '01:05',
      length: '1 h 30',
    });
    expect([verdict, change]).toEqual(['waiting', null]);
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Saturday 28 November 2026 (Europe/Berlin)',
      '22:00–23:30  Warm-up',
    ]);
  });

  it('warns of a night that runs over, and shows all of it', () => {
    const view = planView({ ...EXAMPLE, changeover: 30 });
    expect(view.verdict).toBe('danger');
    expect(view.words.verdict).toBe('1 h over the curfew');
    expect(view.curfew).toBeCloseTo(8 / 9);
    expect((view.acts[3]?.span.from ?? 0) + (view.acts[3]?.span.width ?? 0)).toBeCloseTo(1);
  });

  it('tells two o’clock from two o’clock where the clocks go back', () => {
    const view = planView({
      ...EXAMPLE,
      day: '2026-10-24',
      changeover: 0,
      acts: [
        { name: 'All night', minutes: 270, b2b: false },
        { name: 'Next', minutes: 30, b2b: false },
      ],
    });
    expect(view.sets[1]).toMatchObject({ from: '02:30 UTC+2', until: '02:00 UTC+1' });
    expect(view.change).toBe(
      'The clocks go back by 1 h tonight, to 02:00. Doors to curfew is 9 h of real time.',
    );
    expect(view.hours.filter(({ label }) => label === '02:00')).toHaveLength(2);
  });

  it('has no 02:00 where they go forward', () => {
    const view = planView({ ...EXAMPLE, day: '2027-03-27' });
    expect(view.change).toContain('forward by 1 h tonight, to 03:00');
    expect(view.hours.map(({ label }) => label)).not.toContain('02:00');
  });

  it('names an act that has no name yet by its place', () => {
    const view = planView({
      ...EXAMPLE,
      acts: [
        { name: '', minutes: 60, b2b: false },
        { name: 'Nova', minutes: 60, b2b: true },
      ],
    });
    expect(view.sets.map(({ name }) => name)).toEqual(['Act 1 b2b Nova']);
    expect(view.plan.sets[0]?.name).toBe('Act 1 b2b Nova');
  });
});

it('lengths are said in hours and minutes', () => {
  expect([5, 60, 90, 605].map(lengthWords)).toEqual(['5 min', '1 h', '1 h 30', '10 h 05']);
});
