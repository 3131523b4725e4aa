import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { billing, paid } from './billing-of-tests.ts';

const { call, callAt, refresh, refreshSession } = vi.hoisted(() => ({
  ...{ call: vi.fn(), callAt: vi.fn(), refresh: vi.fn(), refreshSession: vi.fn() },
}));
const $user = atom<{ id: string } | null>({ id: 'nova' });
vi.mock('virtual:billing-addresses', () => ({ ADDRESSES: {} }));
vi.mock('#site/lib/api.ts', () => ({ call, callAt }));
vi.mock('#site/lib/query.ts', () => ({ refresh }));
vi.mock('#site/lib/session.store.ts', () => ({ $user, refreshSession }));

const { $billing, cancelPro, loadBilling, orderPack } = await import('./billing.store.ts');

const asked = () => callAt.mock.calls.map(([, name]) => name);
const mine = billing({ subscription: paid() });

beforeEach(() => {
  vi.resetAllMocks();
  $user.set({ id: 'nova' });
  $billing.set({ state: 'ready', account: 'nova', billing: mine });
  call.mockResolvedValue({ id: 'nova' });
});

it('takes what the reply to a press said, and has session and credits follow', async () => {
  const ended = billing();
  callAt.mockResolvedValue(ended);
  await cancelPro('nova');
  expect($billing.get()).toEqual({ state: 'ready', account: 'nova', billing: ended });
  expect(refreshSession).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledWith('credits', 'ledger');
});

it('cancels and orders nothing for an account that another tab has signed in to', async () => {
  call.mockResolvedValue({ id: 'other' });
  await expect(cancelPro('nova')).rejects.toThrow('another account');
  await expect(orderPack('nova', 20)).rejects.toThrow('another account');
  expect(asked()).toEqual([]);
  expect(refreshSession).toHaveBeenCalledTimes(2);
});

it('files no reply under an account that is not here any more', async () => {
  callAt.mockImplementation(() => {
    $user.set({ id: 'other' });
    return Promise.resolve(billing());
  });
  await cancelPro('nova');
  await loadBilling('nova');
  expect($billing.get()).toMatchObject({ account: 'nova', billing: mine });
});

it('where the plan was changed elsewhere it asks how it stands now', async () => {
  const ended = billing();
  callAt.mockRejectedValueOnce(new ApiError('CONFLICT')).mockResolvedValueOnce(ended);
  await expect(cancelPro('nova')).rejects.toMatchObject({ code: 'CONFLICT' });
  await vi.waitFor(() => expect($billing.get()).toMatchObject({ billing: ended }));
  expect(asked()).toEqual(['cancelPro', 'billing']);
  expect(refreshSession).toHaveBeenCalledOnce();
});
