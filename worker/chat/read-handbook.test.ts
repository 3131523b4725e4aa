import { expect, it, vi } from 'vitest';
import { readHandbook } from './read-handbook.ts';

const PASSAGES = [{ title: 'Deposits', href: '/help/deposits', text: 'Ask for half.', keywords: [] }];
const bytes = new TextEncoder().encode(JSON.stringify(PASSAGES));

it('the handbook is read and indexed once', async () => {
  const read = vi.fn(async () => bytes);
  const files = { read };
  const index = await readHandbook(files);
  expect(index).not.toBeNull();
  expect(await readHandbook(files)).toBe(index);
  expect(read).toHaveBeenCalledOnce();
});

it('no request waits for the reading of another, which may never end', async () => {
  const read = vi.fn(async () => bytes).mockReturnValueOnce(new Promise<never>(() => {}));
  const files = { read };
  void readHandbook(files);
  expect(await readHandbook(files)).not.toBeNull();
});
