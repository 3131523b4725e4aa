import { useStore } from '@nanostores/react';
import Package from 'lucide-react/icons/package';
import { useEffect } from 'react';
import { brandingOf } from '#core/branding.ts';
import { fileUrl, type Generation } from '#core/generation.ts';
import { KIT_FILES } from '#core/tools/press-kit/tool.ts';
import { withGigDates } from '#core/tools/press-kit/with-gig-dates.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { ZipOutcome } from '../../shell/ZipOutcome.tsx';
import { useGigDates } from '../dates/gig-dates.store.ts';
import { $pageUrl } from '../publish/page.store.ts';
import { kitOf } from '../studio.ts';
import { kitZip, ZipError } from './kit-zip.store.ts';
import type { ZipAsk } from './messages.ts';
import './zip.css';

/** Everything that was made of a kit as one download, and what is made of it on the way: web page, logos and crops. */
export function KitZipRow({ generation }: { generation: Generation }) {
  const brandKit = useQuery($brandKit);
  const last = useStore(kitZip.$zip, { ssr: 'initial' });
  const gigDates = useGigDates();
  const kit = withGigDates(kitOf(generation), gigDates, new Date(generation.updatedAt));
  const ask: ZipAsk = {
    kit,
    branding: brandingOf(kit.look.usesBrandKit && brandKit.state === 'ready' ? brandKit.data.kit : null),
    files: Object.values(KIT_FILES).map((name) => ({ path: name, url: fileUrl(generation.id, name) })),
    at: generation.updatedAt,
    pageUrl: useStore($pageUrl, { ssr: 'initial' }),
  };
  const key = kitZip.keyOf(ask);
  const zip = last?.of === key ? last : null;
  // What is being packed of an older version, or of another kit, is of no use any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of it
  useEffect(() => kitZip.drop, [key]);
  const photos = kit.photos.length;
  const lacksBrand = kit.look.usesBrandKit && brandKit.state !== 'ready';
  return (
    <div className="zip-row">
      <div className="zip-head">
        <Package className="i" aria-hidden="true" />
        <span>
          <b>Everything</b>
          <em className="muted">
            ZIP with a web page that opens offline, a share card
            {photos > 0 && `, ${photos === 1 ? 'your photo' : `${photos} photos`} in print size and cropped`}
            {ask.branding.logo && ', and logos'}
          </em>
        </span>
        <Button
          size="sm"
          busy={zip?.state === 'making'}
          onClick={() => void kitZip.make(ask)}
          {...(lacksBrand && { disabledReason: 'Your brand kit is not loaded' })}
        >
          Download ZIP
        </Button>
      </div>
      {lacksBrand && brandKit.state === 'failed' && (
        <ErrorState
          title="We couldn't load your brand kit"
          reason={problemOf(brandKit.error)}
          onRetry={brandKit.retry}
        />
      )}
      <ZipOutcome
        zip={zip}
        atFirst="Loading typefaces"
        onCancel={kitZip.drop}
        failure={(error) => (
          <ErrorState
            title="We couldn't make the ZIP"
            reason={error instanceof ZipError ? error.message : 'Try again.'}
            onRetry={() => void kitZip.make(ask)}
          />
        )}
      />
    </div>
  );
}
