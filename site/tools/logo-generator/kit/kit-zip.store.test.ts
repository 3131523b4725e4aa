import { expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { kitZip } from './kit-zip.store.ts';

const { call, askKit, saveFile } = vi.hoisted(() => ({ call: vi.fn(), askKit: vi.fn(), saveFile: vi.fn() }));
vi.mock('#site/lib/api.ts', () => ({ call }));
vi.mock('./ask-kit.ts', () => ({ askKit }));
vi.mock('#site/lib/save-file.ts', () => ({ saveFile }));

const LOGO = { spec: {} as never, artist: 'DJ NOVA', generationId: 'gen_1', conceptId: 'concept-01' };

it('makes nothing where the server refuses the licence card, and else names the ZIP after the artist', async () => {
  call.mockRejectedValueOnce(new ApiError('PRO_REQUIRED'));
  await kitZip.make(LOGO);
  expect(askKit).not.toHaveBeenCalled();

  const file = new Blob(['zip']);
  call.mockResolvedValue({ kit: {} });
  askKit.mockResolvedValue(file);
  await kitZip.make(LOGO);
  expect(call).toHaveBeenCalledWith('logoKit', expect.objectContaining({ query: { concept: 'concept-01' } }));
  expect(saveFile).toHaveBeenCalledWith(file, 'dj-nova-brand-kit.zip');
});
