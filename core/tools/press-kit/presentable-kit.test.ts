import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidied } from '#core/presentable.ts';
import { anyKit, NOVA } from '../../../tests/support/press-kits.ts';
import type { PressKit } from './kit.ts';
import { emptyKit, pressKitSchema } from './kit-schema.ts';
import { CHOSEN, presentableKit } from './presentable-kit.ts';

const anyText = fc.oneof(fc.constantFrom('', ' ', 'https://', '20', 'x'.repeat(500), '\u0007'), fc.string());

describe('a draft that is shown', () => {
  it('is the kit itself where all of it is fine', () => {
    fc.assert(
      fc.property(anyKit, (kit) => {
        const whole = pressKitSchema.parse(tidied(kit, CHOSEN).content);
        expect(presentableKit(kit)).toEqual({ content: whole, problems: [] });
      }),
      { numRuns: 30, seed: 15 },
    );
  });

  it('leaves out what is refused, and says where it stands', () => {
    const draft: PressKit = {
      ...NOVA,
      artistName: ' ',
      since: '20',
      recordings: [
        { link: '', title: '', note: '' },
        { link: 'https://x', title: 'Half', note: '' },
        { link: 'nowhere', title: '', note: 'also' },
        ...NOVA.recordings,
      ],
      dates: [{ date: '2026-02-30', venue: '', city: 'Lyon' }],
      socials: { instagram: 'insta' },
    };
    const { content: kit, problems } = presentableKit(draft);
    expect(kit).toMatchObject({ artistName: 'Artist name', since: '', dates: [], socials: {} });
    expect(kit.recordings).toEqual(NOVA.recordings);
    expect(problems.map(({ path }) => path)).toEqual([
      ...['artistName', 'since', 'recordings.1.link', 'recordings.2.link'],
      ...['dates.0.date', 'dates.0.venue', 'socials.instagram'],
    ]);
  });

  it('is shown without the items over the most, and without faults anywhere in its lists', () => {
    const draft: PressKit = {
      ...emptyKit('A'),
      since: '20',
      bio: { short: '', medium: 'x'.repeat(3001), long: '' },
      figures: Array.from({ length: 5 }, (_, at) => ({ value: String(at), label: at === 0 ? '' : 'gigs' })),
      recordings: Array.from({ length: 5 }, () => ({ link: 'https://', title: 'Half', note: '' })),
    };
    const { content: kit, problems } = presentableKit(draft);
    expect(kit).toMatchObject({ since: '', bio: { medium: '' }, recordings: [] });
    expect(kit.figures.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(problems.map(({ path }) => path)).toContain('figures');
  });

  it('can be shown whatever was typed', () => {
    const item = fc.record({ link: anyText, title: anyText, note: anyText });
    fc.assert(
      fc.property(
        fc.record({ artistName: anyText, since: anyText, city: anyText }),
        fc.array(item, { maxLength: 5 }),
        fc.record({ short: anyText, medium: anyText, long: anyText }),
        (texts, recordings, bio) => {
          const { content: kit } = presentableKit({ ...emptyKit('A'), ...texts, recordings, bio });
          expect(pressKitSchema.parse(kit)).toEqual(kit);
        },
      ),
      { numRuns: 200, seed: 15 },
    );
  });
});
