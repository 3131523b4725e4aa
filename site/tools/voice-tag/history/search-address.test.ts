import { expect, it } from 'vitest';
import { isOtherSearch, LONGEST_SEARCH, searchOf, withSearch } from './search-address.ts';

it('a search stands in the address, trimmed and no longer than the server takes', () => {
  expect(searchOf('?q=%20nova%20')).toBe('nova');
  expect(searchOf('?view=gen_1')).toBe('');
  expect(searchOf(`?q=${'x'.repeat(200)}`)).toHaveLength(LONGEST_SEARCH);
});

it('another search leaves the rest of the address as it is', () => {
  expect(withSearch('https://d.example/voice-history?view=gen_1', 'hard & fast')).toBe(
    '/voice-history?view=gen_1&q=hard+%26+fast',
  );
  expect(withSearch('https://d.example/voice-history?q=a&view=gen_1#x', '')).toBe(
    '/voice-history?view=gen_1#x',
  );
  expect(searchOf(new URL(withSearch('https://d.example/a', 'ñ+#&'), 'https://d.example').search)).toBe(
    'ñ+#&',
  );
});

it('the same words, or none after none, are no other search', () => {
  expect(isOtherSearch('?q=nova&view=gen_1', 'nova')).toBe(false);
  expect(isOtherSearch('?view=gen_1', '')).toBe(false);
  expect(isOtherSearch('?view=gen_1', 'nova')).toBe(true);
  expect(isOtherSearch('?q=nova&view=gen_1', '')).toBe(true);
});
