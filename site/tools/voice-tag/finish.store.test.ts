import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { dropOfTests } from './drops-of-tests.ts';
import { FinishCourse } from './finish-course-of-tests.ts';

let course: FinishCourse;
beforeEach(() => {
  course = new FinishCourse();
});

describe('finishing a drop', () => {
  it('renders before it reserves, and settles after it uploads', async () => {
    await course.finish.start(dropOfTests());
    expect(course.log).toEqual(['render', 'reserve key-1', 'upload drop.mp3', 'settle', 'done gen_1']);
    expect(course.finish.$run.get().state).toBe('done');
    expect(course.finish.$progress.get()).toBeNull();
  });

  it('a render that fails has reserved nothing', async () => {
    course.failing = { at: 'render', error: new Error('No sound') };
    await course.finish.start(dropOfTests());
    expect(course.log).toEqual(['render']);
    expect(course.finish.$run.get().state).toBe('failed');
  });

  it('an upload that fails is tried again with the same MP3 and the same key', async () => {
    course.failing = { at: 'upload', error: new TypeError('Failed to fetch') };
    await course.finish.start(dropOfTests());
    expect(course.finish.$run.get().state).toBe('failed');
    course.failing = null;
    await course.finish.retry();
    expect(course.log.filter((line) => line === 'render').length).toBe(1);
    expect(course.log.filter((line) => line.startsWith('reserve'))).toEqual([
      'reserve key-1',
      'reserve key-1',
    ]);
    expect(course.finish.$run.get().state).toBe('done');
  });

  it('a settled run whose answer was lost is not handed in twice', async () => {
    course.isDone = true;
    await course.finish.start(dropOfTests());
    expect(course.log).toEqual(['render', 'reserve key-1', 'done gen_1']);
  });

  it('a definite refusal gets a new key, and keeps the MP3', async () => {
    course.failing = { at: 'reserve', error: new ApiError('INSUFFICIENT_CREDITS') };
    await course.finish.start(dropOfTests());
    course.failing = null;
    await course.finish.retry();
    expect(course.log.slice(0, 3)).toEqual(['render', 'reserve key-1', 'reserve key-2']);
  });

  it('another drop is rendered anew', async () => {
    course.failing = { at: 'reserve', error: new TypeError('Failed to fetch') };
    await course.finish.start(dropOfTests());
    course.failing = null;
    await course.finish.start(dropOfTests({ profile: 'club' }));
    expect(course.log.filter((line) => line === 'render').length).toBe(2);
  });

  it('cancelling gives back what is held, and is no failure', async () => {
    course.stop = Promise.withResolvers();
    const going = course.finish.start(dropOfTests());
    await course.untilUploads();
    course.finish.cancel();
    await going;
    expect(course.log.at(-1)).toBe('release gen_1');
    expect(course.finish.$run.get().state).toBe('idle');
    course.stop.resolve();
    course.stop = null;
    await course.finish.start(dropOfTests());
    expect(course.log).toContain('reserve key-2');
  });

  it('the next try asks for nothing before what the cancelled one asked for is known and given back', async () => {
    const answer = Promise.withResolvers<void>();
    [course.stop, course.stopAt] = [answer, 'reserve'];
    const going = course.finish.start(dropOfTests());
    await course.until('reserve');
    course.finish.cancel();
    await going;
    expect(course.finish.$run.get().state).toBe('idle');
    course.stop = null;
    course.freeing = Promise.withResolvers();
    const next = course.finish.start(dropOfTests());
    await new Promise((go) => setTimeout(go, 5));
    expect(course.only('reserve', 'release')).toEqual(['reserve key-1']);
    answer.resolve();
    await course.until('release');
    await new Promise((go) => setTimeout(go, 5));
    expect(course.only('reserve', 'release')).toEqual(['reserve key-1', 'release gen_1']);
    course.freeing.resolve();
    await next;
    expect(course.only('reserve', 'release')).toEqual(['reserve key-1', 'release gen_1', 'reserve key-2']);
    expect(course.finish.$run.get().state).toBe('done');
  });

  it('leaving the page gives back what is held', async () => {
    course.stop = Promise.withResolvers();
    void course.finish.start(dropOfTests());
    await course.untilUploads();
    course.finish.leave();
    expect(course.log.at(-1)).toBe('release gen_1 leaving');
    course.finish.leave();
    expect(course.log.filter((line) => line.startsWith('release')).length).toBe(1);
  });

  it('leaving the page while it renders has nothing to give back', async () => {
    const going = course.finish.start(dropOfTests());
    course.finish.leave();
    expect(course.log.some((line) => line.startsWith('release'))).toBe(false);
    await going;
  });
});
