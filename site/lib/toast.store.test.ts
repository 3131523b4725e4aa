import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toast, dropDismissed, showToast } from './toast.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one toast is shown at a time: the newest', () => {
  showToast({ title: 'SVG copied' });
  const first = $toast.get()?.id;
  showToast({ title: 'PNG saved' });
  expect($toast.get()).toMatchObject({ title: 'PNG saved' });
  expect($toast.get()?.id).not.toBe(first);
});

it('a dismissed toast is dropped after 1,000,000 ms', () => {
  showToast({ title: 'SVG copied' });
  dropDismissed($toast.get()?.id ?? '');
  vi.advanceTimersByTime(999_999);
  expect($toast.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeNull();
});

it('dropping an old toast leaves a newer one alone', () => {
  showToast({ title: 'SVG copied' });
  dropDismissed($toast.get()?.id ?? '');
  showToast({ title: 'PNG saved' });
  vi.advanceTimersByTime(1_000_000);
  expect($toast.get()).toMatchObject({ title: 'PNG saved' });
});
