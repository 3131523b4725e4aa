import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';

const lib = vi.hoisted(() => ({
  call: vi.fn(),
  putData: vi.fn(),
  refresh: vi.fn(),
  refreshSession: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('./api.ts', () => ({ call: lib.call }));
vi.mock('./query.ts', () => ({ putData: lib.putData, refresh: lib.refresh }));
vi.mock('./session.store.ts', () => ({ refreshSession: lib.refreshSession }));
vi.mock('./toast.store.ts', () => ({ showToast: lib.showToast }));
const { undoKit } = await import('./undo-kit.ts');

const wearing = (id: string) => ({ kit: { id, artistName: 'NOVA' }, canUndo: true });

/** The account wears `now`, and wore `before`. */
function account(now: object, before: object): void {
  lib.call.mockImplementation(async (name: string) => (name === 'brandKit' ? now : before));
}

beforeEach(() => void vi.clearAllMocks());

it('puts the logo before back, and all that shows it is asked for again', async () => {
  account(wearing('kit_2'), wearing('kit_1'));
  await undoKit('kit_2');
  expect(lib.putData).toHaveBeenLastCalledWith('brandKit', wearing('kit_1'));
  expect(lib.refresh).toHaveBeenCalledWith('profile', 'activity');
  expect(lib.refreshSession).toHaveBeenCalled();
  expect(lib.showToast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'ok', title: 'NOVA wears the logo before' }),
  );
});

it('can be taken back, as long as what it put back is worn', async () => {
  account(wearing('kit_2'), wearing('kit_1'));
  await undoKit('kit_2');
  account(wearing('kit_1'), wearing('kit_2'));
  await lib.showToast.mock.lastCall?.[0].action.onAction();
  await vi.waitFor(() => expect(lib.putData).toHaveBeenLastCalledWith('brandKit', wearing('kit_2')));
});

it('leaves a logo alone that was chosen since in another window, and shows it', async () => {
  account(wearing('kit_3'), wearing('kit_2'));
  await undoKit('kit_2');
  expect(lib.call.mock.calls.map(([name]) => name)).toEqual(['brandKit']);
  expect(lib.putData).toHaveBeenCalledWith('brandKit', wearing('kit_3'));
  expect(lib.showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Not undone', text: 'Another logo was chosen since.' }),
  );
});

it('puts a logo back where none is worn', async () => {
  account({ kit: null, canUndo: true }, wearing('kit_1'));
  await undoKit(undefined);
  expect(lib.putData).toHaveBeenLastCalledWith('brandKit', wearing('kit_1'));
});

it('says why it was not undone', async () => {
  lib.call.mockRejectedValue(new ApiError('INTERNAL'));
  await undoKit('kit_2');
  expect(lib.showToast).toHaveBeenCalledWith({
    tone: 'danger',
    title: 'Not undone',
    text: 'Something went wrong on our side.',
  });
});
