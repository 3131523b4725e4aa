import { expect, it } from 'vitest';
import { USUAL_SETTINGS } from './tracker-settings.ts';
import { trackerSettingsSchema } from './tracker-settings-schema.ts';

const refused = (blocked: unknown[]) =>
  trackerSettingsSchema
    .safeParse({ ...USUAL_SETTINGS, blocked })
    .error?.issues.map(({ path }) => path.join('.'));
const away = (from: string, to: string) => ({ id: 'a', from, to, note: '' });

it('takes a time away of one day or more, and none that ends before it begins', () => {
  expect(refused([away('2026-12-24', '2026-12-24'), away('2026-12-30', '2027-01-02')])).toBeUndefined();
  expect(refused([away('2026-12-24', '2026-12-26'), away('2026-12-26', '2026-12-24')])).toEqual([
    'blocked.1.to',
  ]);
});
