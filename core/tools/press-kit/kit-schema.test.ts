import { describe, expect, it } from 'vitest';
import { emptyKit, kitDraftSchema, pressKitSchema } from './kit-schema.ts';

describe('a draft', () => {
  it('keeps what is half typed, which a finished kit refuses', () => {
    const half = { ...emptyKit(''), recordings: [{ link: 'https://sound', title: ' A', note: '' }] };
    expect(kitDraftSchema.parse(half)).toEqual(half);
    const refused = pressKitSchema.safeParse(half);
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'artistName',
      'recordings.0.link',
    ]);
  });

  it('refuses what is no kit, and pictures that are none', () => {
    expect(kitDraftSchema.safeParse({ artistName: 7 }).success).toBe(false);
    const photo = { id: '../secret', width: 1, height: 1 };
    expect(kitDraftSchema.safeParse({ artistName: 'A', photos: [photo] }).success).toBe(false);
  });
});
