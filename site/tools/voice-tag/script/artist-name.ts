import { computed } from 'nanostores';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { $user } from '#site/lib/session.store.ts';

/** What stands in a template while nobody knows the name: written over first. */
export const EXAMPLE_NAME = 'DJ Nova';

/** Whom the drops are about: the act of the brand kit, else the account; null where neither is known. */
export const $artistName = computed([$brandKit, $user], ({ data }, user): string | null => {
  const name = data?.kit?.artistName.trim() || user?.firstName.trim();
  return name || null;
});
