import { $profile } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { PicturePanel } from '../media/PicturePanel.tsx';
import { ArtistForm } from './ArtistForm.tsx';
import { Completeness } from './Completeness.tsx';
import './artist.css';

/** Who the account is on stage: every tool takes its facts from here. */
export function ArtistView({ isShown }: { isShown: boolean }) {
  const profile = useQuery($profile);
  if (profile.state === 'failed')
    return (
      <Panel
        title="Artist"
        state={{
          kind: 'error',
          title: 'Profile Unavailable',
          reason: 'We could not load your profile.',
          onRetry: profile.retry,
        }}
      />
    );
  if (profile.state === 'waiting') return <ToCome />;
  return (
    <>
      <Completeness profile={profile.data} />
      <PicturePanel profile={profile.data} isShown={isShown} />
      <ArtistForm profile={profile.data} />
    </>
  );
}

/** The panels at their heights, so that nothing jumps. */
function ToCome() {
  return (
    <>
      <p className="completeness">
        <span className="skel" style={{ width: 280, height: 12 }} />
      </p>
      <Panel title="Picture" state={{ kind: 'loading', rows: 1, rowHeight: 160 }} />
      <Panel title="On stage" state={{ kind: 'loading', rows: 4, rowHeight: 45 }} />
    </>
  );
}
