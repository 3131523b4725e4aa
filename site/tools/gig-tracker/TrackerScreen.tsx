import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { late } from '#site/lib/late.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { BoardView } from './board/BoardView.tsx';
import { MoneyStrip } from './board/MoneyStrip.tsx';
import { NewGig } from './new-gig/NewGig.tsx';
import { MoveQuestions } from './parts/MoveQuestions.tsx';
import { SaveProblems } from './parts/SaveProblems.tsx';
import { QuickAdd } from './quick-add/QuickAdd.tsx';
import { $page, $query, $view, followAddress } from './state/address.store.ts';
import { $board, followBoard } from './state/board.store.ts';
import { forgetGigs } from './state/gigs.store.ts';
import { $leaving } from './state/leaving.store.ts';
import { $offline } from './state/offline.store.ts';
import { loadTrackerSettings } from './state/tracker-settings.store.ts';
import { TrackerHead } from './TrackerHead.tsx';
import './tracker.css';

const LeaveQuestion = late(async () => (await import('./parts/LeaveQuestion.tsx')).LeaveQuestion);
const OfflineNote = late(async () => (await import('./offline/OfflineNote.tsx')).OfflineNote);
const FirstGig = late(async () => (await import('./quick-add/FirstGig.tsx')).FirstGig);
const ListView = late(async () => (await import('./list/ListView.tsx')).ListView);
const CalendarView = late(async () => (await import('./calendar/CalendarView.tsx')).CalendarView);
const GigPage = late(async () => (await import('./gig/GigPage.tsx')).GigPage);
const DaySheet = late(async () => (await import('./sheet/DaySheet.tsx')).DaySheet);
const AddressBook = late(async () => (await import('./book/AddressBook.tsx')).AddressBook);
const ImportPage = late(async () => (await import('./transfer/ImportPage.tsx')).ImportPage);

/** The tracker of an account, or a sample (null), which no device keeps: one of its views, or the page that the address names. */
export function TrackerScreen({ account }: { account: string | null }) {
  useEffect(() => (account === null ? undefined : keepWhile(account)), [account]);
  useEffect(() => {
    const stops = [followAddress(), followBoard()];
    loadTrackerSettings().catch(() => {
      // What is usual holds until they are there.
    });
    return () => {
      for (const stop of stops) stop();
      forgetGigs();
    };
  }, []);
  return (
    <div className="tracker">
      <Offline />
      <SaveProblems />
      <MoveQuestions />
      <Leaving />
      <NewGig />
      <Suspense fallback={<Skeleton height={640} />}>
        <OpenPage />
      </Suspense>
    </div>
  );
}

/** Has this device keep the tracker until it is told to stop. A page that can't load what does that goes on without. */
function keepWhile(account: string): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  import('./offline/keep-tracker.ts').then(
    ({ keepTracker }) => {
      if (!isOver) stop = keepTracker(account);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** Loaded with the first call that doesn't come through. */
function Offline() {
  const offline = useStore($offline);
  return (
    offline && (
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
    )
  );
}

function OpenPage() {
  const page = useStore($page);
  if (page.kind === 'gig') return <GigPage key={page.id} id={page.id} />;
  if (page.kind === 'sheet') return <DaySheet key={page.id} id={page.id} />;
  if (page.kind === 'book') return <AddressBook book={page.book} entry={page.entry} />;
  if (page.kind === 'import') return <ImportPage />;
  return <TrackerViews />;
}

/** Loaded with the first question. */
function Leaving() {
  const leaving = useStore($leaving);
  return (
    leaving && (
      <Suspense fallback={null}>
        <LeaveQuestion />
      </Suspense>
    )
  );
}

function TrackerViews() {
  const board = useStore($board);
  const view = useStore($view);
  const query = useStore($query);
  // Where every gig was deleted, they can be restored still.
  const isTrash = view === 'list' && new URLSearchParams(query).has('trash');
  const isEmpty = !isTrash && board.state === 'ready' && board.columns.every(({ count }) => count === 0);
  return (
    <>
      <TrackerHead />
      <QuickAdd />
      {isEmpty ? (
        <Suspense fallback={<Skeleton height={440} />}>
          <FirstGig />
        </Suspense>
      ) : (
        <>
          {view === 'board' && <MoneyStrip />}
          <Suspense fallback={<Skeleton height={560} />}>
            {view === 'board' && <BoardView />}
            {view === 'list' && <ListView />}
            {view === 'calendar' && <CalendarView />}
          </Suspense>
        </>
      )}
    </>
  );
}
