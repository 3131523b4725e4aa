import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shownParts } from '#core/tools/press-kit/page/shown-parts.ts';
import { withGigDates } from '#core/tools/press-kit/with-gig-dates.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { useGigDates } from '../dates/gig-dates.store.ts';
import { $presentable } from '../sections/use-kit.ts';
import { isSameKit, kitOf, made } from '../studio.ts';
import { BookingRequests } from './BookingRequests.tsx';
import { PageReads } from './PageReads.tsx';
import { PublicLink } from './PublicLink.tsx';
import { $page, openPage, refreshPage } from './page.store.ts';
import { RecipientLinks } from './RecipientLinks.tsx';
import './publish.css';

/** The page of the kit on the web: where it is, and whether it is there. */
export function PublishPanel() {
  const opened = useStore(made.$opened, { ssr: 'initial' });
  const { content: kit } = useStore($presentable, { ssr: 'initial' });
  const known = useStore($page, { ssr: 'initial' });
  const gigDates = useGigDates();
  const generation = opened.state === 'ready' ? opened.generation : null;
  const id = generation?.id;
  useEffect(() => {
    if (id !== undefined) void openPage(id);
  }, [id]);
  useEffect(() => {
    const look = () => void (document.hidden || refreshPage());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (opened.state === 'failed') return null;
  const now = known?.of === id ? known : null;
  const page = now?.state === 'ready' ? now.page : null;

  const state = (): PanelState => {
    if (opened.state === 'none' || opened.state === 'missing')
      return {
        kind: 'empty',
        text: 'Make your press kit first. Then publish it as a page of its own, with photos, players and downloads.',
      };
    if (now?.state === 'failed')
      return {
        kind: 'error',
        title: "We couldn't load your page",
        reason: problemOf(now.error),
        onRetry: () => id !== undefined && void openPage(id),
      };
    return now?.state === 'ready' ? { kind: 'ready' } : { kind: 'loading', rows: 2 };
  };

  return (
    <Panel
      title="Publish"
      id="publish"
      className="publish"
      state={state()}
      aside={
        generation &&
        (page?.published ? (
          <StateLabel state="ok">Published, version {generation.version}</StateLabel>
        ) : (
          <StateLabel state="nothing">Not published</StateLabel>
        ))
      }
    >
      {generation && now?.state === 'ready' && (
        <div className="publish-cols">
          <div>
            <PublicLink
              key={generation.id}
              generationId={generation.id}
              kit={kitOf(generation)}
              page={page}
              isBehind={!isSameKit(kitOf(generation), kit)}
            />
            {page && <PageReads reads={now.reads} />}
          </div>
          {(page || now.requests.length > 0) && (
            <div>
              {page && (
                <RecipientLinks
                  generationId={generation.id}
                  links={now.links}
                  isPublished={page.published}
                  parts={shownParts(withGigDates(kitOf(generation), gigDates, new Date()))}
                />
              )}
              <BookingRequests requests={now.requests} />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
