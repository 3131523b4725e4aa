import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyKit, NOVA } from '../../../tests/support/press-kits.ts';
import type { PressKit } from './kit.ts';
import { emptyKit } from './kit-schema.ts';
import { type Evidence, lintKit } from './lint-kit.ts';

const FINE: Evidence = {
  ...{ unproven: [], deadLinks: [], isFirstPerson: false, hasLogo: true, hasGigDates: false },
  words: { short: 40, medium: 120, long: 300 },
};
const found = (change: Partial<PressKit>, evidence: Partial<Evidence> = {}) =>
  lintKit({ ...NOVA, ...change }, { ...FINE, ...evidence }).findings.map(({ id, worth }) => `${id} ${worth}`);
const creditedPhotos = NOVA.photos.map((photo) => ({ ...photo, credit: 'Jana Wirth' }));

describe('the score of a kit', () => {
  it('is a hundred where a booker finds everything, and nothing where there is only a name', () => {
    expect(lintKit({ ...NOVA, photos: creditedPhotos }, FINE)).toMatchObject({
      ...{ score: 100, isReady: true, findings: [] },
    });
    expect(lintKit(emptyKit('DJ NOVA'), { ...FINE, hasLogo: false })).toMatchObject({
      ...{ score: 0, isReady: false },
      missing: {
        ...{ look: 4, facts: 10, bio: 22, photos: 22, music: 16 },
        ...{ highlights: 6, quotes: 8, dates: 2, rider: 4, contact: 6 },
      },
    });
  });

  it('misses no dates where public gigs stand among them', () => {
    expect(found({ dates: [] })).toContain('no-dates 2');
    expect(found({ dates: [] }, { hasGigDates: true })).not.toContain('no-dates 2');
  });

  it('is never out of its range, and always what its findings leave', () => {
    fc.assert(
      fc.property(anyKit, fc.boolean(), (kit, hasLogo) => {
        const evidence = {
          ...FINE,
          hasLogo,
          unproven: ['one'],
          deadLinks: kit.recordings.map(({ link }) => link),
        };
        const { score, findings, missing, isReady } = lintKit(kit, evidence);
        expect(score).toBe(100 - findings.reduce((sum, { worth }) => sum + worth, 0));
        expect(score).toBe(100 - Object.values(missing).reduce((sum, points) => sum + points, 0));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(isReady).toBe(score >= 80);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [
      'a live photo that is too small',
      { photos: creditedPhotos.map((each) => ({ ...each, width: 1999, height: 9 })) },
      {},
      'no-live-photo 12',
    ],
    ['a photo without its photographer', {}, {}, 'no-credit 4'],
    [
      'a dead link',
      { photos: creditedPhotos },
      { deadLinks: ['https://youtu.be/dQw4w9WgXcQ', 'https://x.example'] },
      'dead-link 8',
    ],
    ['a claim without proof', { photos: creditedPhotos }, { unproven: ['140 BPM'] }, 'unproven 4'],
    [
      'a bio that is too long',
      { photos: creditedPhotos },
      { words: { short: 40, medium: 151, long: 300 } },
      'long-bio 2',
    ],
    ['a bio that says I', { photos: creditedPhotos }, { isFirstPerson: true }, 'first-person 2'],
    [
      'a quote without its source',
      { photos: creditedPhotos, quotes: NOVA.quotes.map((each) => ({ ...each, source: '' })) },
      {},
      'no-quote 4,one-quote 4',
    ],
    [
      'contacts without a mail address',
      { photos: creditedPhotos, contacts: [{ role: 'booking', name: 'Mara', email: '', phone: '1' }] },
      {},
      'no-email 6',
    ],
  ] as [string, Partial<PressKit>, Partial<Evidence>, string][])(
    '%s is found',
    (_, change, evidence, findings) => {
      const all = found(change, evidence);
      expect(all.join()).toBe(findings);
    },
  );

  it('says what to do in words that fit the number', () => {
    const [finding] = lintKit(
      { ...NOVA, photos: creditedPhotos },
      { ...FINE, unproven: ['one', 'two'] },
    ).findings;
    expect(finding).toMatchObject({
      fix: 'Prove or drop 2 claims',
      problem: '2 claims have no proof',
      isGrave: false,
    });
  });
});
