import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { type Lint, lintKit } from '#core/tools/press-kit/lint-kit.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { useGigDates } from '../dates/gig-dates.store.ts';
import { $presentable } from '../sections/use-kit.ts';
import { evidenceOf } from './evidence-of.ts';
import { $links, deadAmong } from './links.store.ts';

/** The score of the kit on the desk, a moment after it changed. */
export function useLint(): Lint {
  const { content: kit } = useDeferredValue(useStore($presentable, { ssr: 'initial' }));
  const links = useStore($links, { ssr: 'initial' });
  const brandKit = useQuery($brandKit);
  const hasLogo = kit.look.usesBrandKit && brandKit.state === 'ready' && brandKit.data.kit !== null;
  const hasGigDates = useGigDates().length > 0;
  return useMemo(() => {
    const deadLinks = deadAmong(
      kit.recordings.map(({ link }) => link),
      links,
    );
    return lintKit(kit, evidenceOf(kit, { deadLinks, hasLogo, hasGigDates }));
  }, [kit, links, hasLogo, hasGigDates]);
}
