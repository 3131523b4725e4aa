import { expect, it } from 'vitest';
import { pressKitSchema } from '#core/tools/press-kit/kit-schema.ts';
import { installedFonts } from '../../../tests/support/installed-fonts.ts';
import { picture } from '../../../tests/support/pictures.ts';
import type { AccountAssets, AccountPicture } from '../../providers/ports.ts';
import { makeKit } from './make-kit.ts';

it('a photo that cannot be read is named by its place', async () => {
  const bytes = await picture('jpeg');
  const jpeg = (bytes: Uint8Array): AccountPicture => ({ type: 'image/jpeg', bytes, width: 40, height: 24 });
  const pictures = new Map([
    ['med_whole', jpeg(bytes)],
    ['med_torn', jpeg(bytes.slice(0, 40))],
  ]);
  const assets: AccountAssets = {
    read: async () => ({ pictures, known: pictures, brandKit: null, gigDates: [], pageUrl: null }),
  };
  const photos = ['med_whole', 'med_torn'].map((id) => ({ id, width: 40, height: 24 }));
  const kit = pressKitSchema.parse({ artistName: 'NOVA', photos });
  await expect(
    makeKit(kit, { shippedFiles: installedFonts, assets, madeAt: new Date(0) }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: [{ path: 'photos.1.id', reason: 'This picture is damaged. Upload it again' }] },
  });
});
