import { describe, expect, it } from 'vitest';
import { emptyKit, kitDraftSchema, pressKitSchema } from './kit-schema.ts';
import { tidiedKit } from './tidied-kit.ts';

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

  it('is tidied of lines that nobody filled in, and refusals point at where they stand in the draft', () => {
    const contact = { role: 'booking', name: ' ', email: '', phone: '' } as const;
    const draft = {
      ...emptyKit('NOVA'),
      genres: ['', 'Techno'],
      quotes: [
        { text: '', source: ' ', link: '' },
        { text: 'Loud', source: '', link: 'nowhere' },
      ],
      contacts: [contact],
      socials: { instagram: ' ' },
    };
    const { kit, pathInDraft } = tidiedKit(draft);
    expect(kit).toMatchObject({ genres: ['Techno'], quotes: [{ text: 'Loud' }], contacts: [], socials: {} });
    const refused = pressKitSchema.safeParse(kit);
    const paths = refused.error?.issues.map(({ path }) => pathInDraft(path.join('.')));
    expect(paths).toEqual(['quotes.1.link']);
  });
});
