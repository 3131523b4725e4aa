import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';

const LINES =
  '<openssl-lines><code>one</code><button></button><code>two</code><button></button><p role="status"></p></openssl-lines>';

it('a line that was copied is announced for its own time, whatever was copied before it', async () => {
  vi.useFakeTimers();
  const { document, HTMLElement, customElements } = parseHTML(`<main>${LINES}</main>`);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('HTMLElement', HTMLElement);
  vi.stubGlobal('customElements', customElements);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await import('./openssl-lines.element.ts');
  const [first, second] = document.querySelectorAll('button');
  const shown = () => [
    document.querySelector('[role=status]')?.textContent,
    ...[first, second].map((button) => button?.hasAttribute('data-copied')),
  ];
  first?.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown()).toEqual(['Line 1 copied', true, false]);
  second?.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown()).toEqual(['Line 2 copied', false, true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual(['', false, false]);
  expect(writeText.mock.calls).toEqual([['one'], ['two']]);
});
