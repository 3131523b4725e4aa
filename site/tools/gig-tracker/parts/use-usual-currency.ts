import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CURRENCIES, type Currency } from '#core/profile.ts';
import { $profile } from '#site/lib/account-data.store.ts';

/**
 * The currency of the profile. It may come later than a form that begins with it: `onChange` hears what it is then, and what
 * the form began with.
 */
export function useUsualCurrency(onChange?: (usual: Currency, before: Currency) => void): Currency {
  const told = useStore($profile).data?.currency;
  const usual = CURRENCIES.find((one) => one === told) ?? 'EUR';
  const before = useRef(usual);
  useEffect(() => {
    if (before.current !== usual) onChange?.(usual, before.current);
    before.current = usual;
  });
  return usual;
}
