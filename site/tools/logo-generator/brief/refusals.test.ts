import { expect, it } from 'vitest';
import { BLANK_DRAFT, briefOf } from './brief-draft.ts';
import { refusalsOf } from './refusals.ts';

const NOVA = { name: 'DJ NOVA', seed: 1 };
const COLOURS = { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#6BFF7C' };

it('says why a brief cannot be drawn before anything is sent', () => {
  expect([...refusalsOf(briefOf(BLANK_DRAFT))]).toEqual([['name', 'A name is needed']]);
  expect(refusalsOf({ ...NOVA, name: '!!!', tagline: 'x'.repeat(61) })).toEqual(
    new Map([
      ['name', 'A name needs at least one letter or digit'],
      ['tagline', 'A tagline may have at most 60 characters'],
    ]),
  );
  expect(refusalsOf(NOVA).size).toBe(0);
});

it('names the colour that cannot be read, or is none', () => {
  const faint = refusalsOf({ ...NOVA, colours: { ...COLOURS, a: '#202020' } });
  expect([...faint.keys()]).toEqual(['colours.a']);
  expect(faint.get('colours.a')).toContain('3 : 1');
  expect([...refusalsOf({ ...NOVA, colours: { ...COLOURS, b: '#12' } }).keys()]).toEqual(['colours.b']);
});
