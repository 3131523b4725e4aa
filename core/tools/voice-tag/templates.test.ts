import { expect, test } from 'vitest';
import { LONGEST_SCRIPT } from './script.ts';
import { speechProblem } from './speakable.ts';
import { fillTemplate, TEMPLATE_GROUPS } from './templates.ts';

const templates = TEMPLATE_GROUPS.flatMap((group) => group.templates);

test('there are at least sixteen templates in eight groups, each with an id of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(16);
  expect(TEMPLATE_GROUPS).toHaveLength(8);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

test.each(templates)('$id has one slot, and can be spoken with a long name', ({ text }) => {
  expect(text.split('{name}')).toHaveLength(2);
  const script = fillTemplate(text, 'DJ Nova and the Midnight Warehouse Sound System');
  expect(script.length).toBeLessThanOrEqual(LONGEST_SCRIPT);
  expect(speechProblem(script, [])).toBeNull();
});

test('the name goes in as it is typed, and a missing one leaves a sentence', () => {
  expect(fillTemplate('{name} in the mix', '  DJ   $& Nova ')).toBe('DJ $& Nova in the mix');
  expect(fillTemplate('{name} in the mix', ' ')).toBe('Your DJ in the mix');
});
