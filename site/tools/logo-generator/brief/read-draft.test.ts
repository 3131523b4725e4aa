import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { BLANK_DRAFT, type BriefDraft, briefOf } from './brief-draft.ts';
import { draftOf } from './read-draft.ts';

const DRAFT: BriefDraft = {
  name: 'DJ NOVA',
  tagline: 'Berlin',
  genre: 'techno',
  mood: 'raw',
  palettes: ['mono', 'acid'],
  usesOwnColours: false,
  colours: { bg: '#101010', fg: '#FFF', a: '', b: '#6BFF7C' },
  symbols: ['star'],
  layout: 'emblem',
  avoid: ['script'],
  like: {
    archetype: 'badge',
    font: 'anton',
    palette: 'acid',
    colours: { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#6BFF7C' },
    symbol: 'star',
    locks: ['font', 'palette'],
    from: { number: 5, label: 'Badge' },
  },
  seed: 4,
  tried: [1, 4],
};

it('comes back as it was from what the tab kept, half a colour included', () => {
  expect(draftOf(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
});

it('comes back from a saved brief, own colours in use', () => {
  const own = { ...DRAFT, usesOwnColours: true, colours: DRAFT.like?.colours ?? null };
  const stored = logoBriefSchema.parse(briefOf(own));
  expect(briefOf(draftOf(stored))).toEqual(stored);
  expect(draftOf(stored)).toMatchObject({ usesOwnColours: true, like: { from: null } });
});

it('reads what an earlier release kept', () => {
  const old = { name: 'DJ NOVA', tagline: '', genre: 'house', palettes: ['acid'], seed: 3 };
  expect(draftOf(old)).toEqual({ ...BLANK_DRAFT, ...old });
  expect(draftOf({ ...old, symbol: 'moon' }).symbols).toEqual(['moon']);
});

it.each([
  null,
  'nova',
  7,
  [],
  {
    genre: 'polka',
    palettes: ['beige'],
    seed: -1,
    name: 9,
    mood: 'toString',
    symbols: 'star',
    avoid: [['script']],
    like: { archetype: 'badge', font: 'comic', palette: 'acid', symbol: 'star' },
    colours: { bg: '#000000' },
    usesOwnColours: true,
    tried: ['1', 1.5, -0],
  },
])('is blank where what was kept is unknown: %j', (stored) => {
  expect(draftOf(stored)).toEqual(BLANK_DRAFT);
});

it('keeps no more than a brief may name, each once', () => {
  const stored = { symbols: ['star', 'star', 'moon', 'sun', 'bolt', 'eye'], palettes: ['acid', 'acid'] };
  expect(draftOf(stored)).toMatchObject({ symbols: ['star', 'moon', 'sun', 'bolt'], palettes: ['acid'] });
});

it('whatever was kept, what it reads is read the same again', () => {
  const parts = fc.record(Object.fromEntries(Object.keys(BLANK_DRAFT).map((key) => [key, fc.jsonValue()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(parts, (stored) => {
      const once = draftOf(stored);
      expect(draftOf(JSON.parse(JSON.stringify(once)))).toEqual(once);
    }),
  );
});
