import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { dropOfTests } from './drops-of-tests.ts';
import { CREDITS, FinishCourse, generation } from './finish-course-of-tests.ts';

let course: FinishCourse;
beforeEach(() => {
  course = new FinishCourse();
});

describe('a try that failed and holds credits', () => {
  const lost = new TypeError('Failed to fetch');

  async function fail(at: string, error: unknown = lost): Promise<void> {
    course.failing = { at, error };
    await course.finish.start(dropOfTests());
    expect(course.finish.$run.get().state).toBe('failed');
    course.failing = null;
    course.log = [];
  }

  it.each(['PAYLOAD_TOO_LARGE', 'INVALID_INPUT', 'NOT_FOUND'] as const)(
    'gives them back at once after %s',
    async (code) => {
      course.failing = { at: 'upload', error: new ApiError(code) };
      await course.finish.start(dropOfTests());
      expect(course.only('release')).toEqual(['release gen_1']);
      course.failing = null;
      await course.finish.start(dropOfTests({ script: 'Another one' }));
      expect(course.only('release', 'reserve')).toEqual(['reserve key-1', 'release gen_1', 'reserve key-2']);
    },
  );

  it.each([lost, new ApiError('INTERNAL'), new ApiError('RATE_LIMITED')])(
    'keeps them for the same drop after %s',
    async (error) => {
      await fail('upload', error);
      await course.finish.start(dropOfTests());
      expect(course.only('release', 'reserve')).toEqual(['reserve key-1']);
      expect(course.finish.$run.get().state).toBe('done');
      course.finish.leave();
      expect(course.only('release')).toEqual([]);
    },
  );

  it('gives them back before another drop holds its own', async () => {
    await fail('upload');
    course.freeing = Promise.withResolvers();
    const going = course.finish.start(dropOfTests({ script: 'Another one' }));
    await course.until('render');
    await new Promise((go) => setTimeout(go, 5));
    expect(course.log).toEqual(['release gen_1', 'render']);
    course.freeing.resolve();
    await going;
    expect(course.only('reserve')).toEqual(['reserve key-2']);
  });

  it('keeps them where the same drop then fails before it asks again', async () => {
    await fail('upload');
    course.failing = { at: 'reserve', error: lost };
    await course.finish.retry();
    course.failing = null;
    course.finish.dismiss();
    expect(course.only('release')).toEqual(['release gen_1']);
  });

  it('gives them back when the failure is put away, and the next try has a new key', async () => {
    await fail('upload');
    course.finish.dismiss();
    expect(course.log).toEqual(['release gen_1']);
    expect(course.finish.$run.get().state).toBe('idle');
    await course.finish.start(dropOfTests());
    expect(course.only('reserve')).toEqual(['reserve key-2']);
  });

  it('gives them back when the page goes, once', async () => {
    await fail('upload');
    course.finish.leave();
    course.finish.leave();
    expect(course.log).toEqual(['release gen_1 leaving']);
  });

  it('holds nothing where the reservation was refused', async () => {
    await fail('reserve', new ApiError('INSUFFICIENT_CREDITS'));
    course.finish.dismiss();
    course.finish.leave();
    expect(course.log).toEqual([]);
  });
});

describe('a drop that may be paid although no answer came', () => {
  const reply = { generation: generation('done'), credits: CREDITS };

  it('is done where it was paid before it was cancelled', async () => {
    course.paid = reply;
    [course.stop, course.stopAt] = [Promise.withResolvers(), 'settle'];
    const going = course.finish.start(dropOfTests());
    await course.until('settle');
    course.finish.cancel();
    await going;
    expect(course.log.slice(-2)).toEqual(['release gen_1', 'done gen_1']);
    expect(course.finish.$run.get().state).toBe('done');
  });

  it('is cancelled where it was not', async () => {
    [course.stop, course.stopAt] = [Promise.withResolvers(), 'settle'];
    const going = course.finish.start(dropOfTests());
    await course.until('settle');
    course.finish.cancel();
    await going;
    expect(course.log.at(-1)).toBe('release gen_1');
    expect(course.finish.$run.get().state).toBe('idle');
  });

  it('is opened where it was paid before its failure was put away', async () => {
    course.failing = { at: 'settle', error: new TypeError('Failed to fetch') };
    await course.finish.start(dropOfTests());
    course.paid = reply;
    course.finish.dismiss();
    await course.until('done');
    expect(course.log.slice(-2)).toEqual(['release gen_1', 'done gen_1']);
  });

  it('keeps its key when the page goes: the same drop finds it', async () => {
    course.failing = { at: 'settle', error: new TypeError('Failed to fetch') };
    await course.finish.start(dropOfTests());
    course.finish.leave();
    course.failing = null;
    course.isDone = true;
    await course.finish.start(dropOfTests());
    expect(course.only('reserve')).toEqual(['reserve key-1', 'reserve key-1']);
    expect(course.finish.$run.get().state).toBe('done');
  });
});
