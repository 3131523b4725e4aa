import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import type { VoiceTake } from '#core/voice.ts';
import { dropOfTests } from '../drops-of-tests.ts';

const from = (takeId: string) => dropOfTests({ source: { kind: 'take', takeId } });

const api = vi.hoisted(() => ({ call: vi.fn() }));
const studio = vi.hoisted(() => ({
  drop: { $draft: { get: vi.fn() }, change: vi.fn() },
  takes: { forgetOf: vi.fn() },
  opened: { $opened: { get: vi.fn() }, reload: vi.fn() },
}));
vi.mock('#site/lib/api.ts', () => api);
vi.mock('#site/lib/player.ts', () => ({ player: { stop: vi.fn() } }));
vi.mock('#site/lib/query.ts', () => ({ refresh: vi.fn() }));
vi.mock('#site/lib/toast.store.ts', () => ({ showToast: vi.fn() }));
vi.mock('../history/drop-list.store.ts', () => ({ reasonOf: () => 'No.' }));
vi.mock('../studio.ts', () => studio);

const { revokeTake } = await import('./revoke-take.ts');
const TAKE = { id: 'tak_1', name: 'Mine', url: null } as VoiceTake;

/** What stands in the fields and what is opened, by the recording that each is made from. */
function stands(draftFrom: string, openedFrom: string): void {
  studio.drop.$draft.get.mockReturnValue(from(draftFrom));
  const generation = { input: from(openedFrom) };
  studio.opened.$opened.get.mockImplementation(atom({ state: 'ready', id: 'gen_1', generation }).get);
}

beforeEach(() => {
  vi.clearAllMocks();
  api.call.mockResolvedValue({ deletedDrops: 1 });
});

it('everything that was made from it goes: the previews, the open drop, the source of the draft', async () => {
  stands('tak_1', 'tak_1');
  expect(await revokeTake(TAKE)).toBe(true);
  expect(studio.takes.forgetOf).toHaveBeenCalledWith('tak_1');
  expect(studio.opened.reload).toHaveBeenCalledOnce();
  expect(studio.drop.change).toHaveBeenCalledWith({ source: { kind: 'device' } });
});

it('what was made from another recording stays', async () => {
  stands('tak_2', 'tak_2');
  expect(await revokeTake(TAKE)).toBe(true);
  expect(studio.opened.reload).not.toHaveBeenCalled();
  expect(studio.drop.change).not.toHaveBeenCalled();
});

it('nothing goes where it was not taken back', async () => {
  stands('tak_1', 'tak_1');
  api.call.mockRejectedValue(new ApiError('INTERNAL'));
  expect(await revokeTake(TAKE)).toBe(false);
  expect(studio.takes.forgetOf).not.toHaveBeenCalled();
  expect(studio.opened.reload).not.toHaveBeenCalled();
});
