import { useState } from 'react';
import type { Profile } from '#core/profile.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { changePicture } from './wear-picture.ts';

/** Takes the own picture away; where there is a logo, it stands in. */
export function LeavePicture({ profile }: { profile: Profile }) {
  const [isBusy, setIsBusy] = useState(false);
  const kit = useQuery($brandKit);
  const hasLogo = kit.state === 'ready' && kit.data.kit !== null;

  async function leave(): Promise<void> {
    setIsBusy(true);
    try {
      await changePicture(profile, null);
    } catch (error) {
      showToast({ tone: 'danger', title: 'Your picture stays', text: problemOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void leave()}>
      {hasLogo ? 'Use my logo instead' : 'Take it away'}
    </Button>
  );
}
