import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { type FoundGigs, findGigs } from './gigs-of-contract.ts';
import { $linked } from './link-gigs.ts';

type Found = { state: 'waiting' } | { state: 'failed'; error: unknown } | { state: 'ready'; of: FoundGigs };

/** The gigs of the contract with this draft: asked for again once something was linked or its nights changed, and when the window is come back to. */
export function useFoundGigs(draft: string, nights: readonly string[]): Found & { retry(): void } {
  const [found, setFound] = useState<Found>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  const linked = useStore($linked, { ssr: 'initial' });
  const asked = nights.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again where one of these is another
  useEffect(() => {
    let isLeft = false;
    const look = (): void =>
      void findGigs(draft, asked === '' ? [] : asked.split(',')).then(
        (of) => isLeft || setFound({ state: 'ready', of }),
        // What is shown stays.
        (error: unknown) =>
          isLeft || setFound((now) => (now.state === 'ready' ? now : { state: 'failed', error })),
      );
    look();
    addEventListener('focus', look);
    return () => {
      isLeft = true;
      removeEventListener('focus', look);
    };
  }, [draft, asked, linked, tries]);
  const retry = useCallback(() => {
    setFound({ state: 'waiting' });
    setTries((before) => before + 1);
  }, []);
  return { ...found, retry };
}
