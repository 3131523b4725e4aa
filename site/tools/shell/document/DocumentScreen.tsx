import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { InView } from '../InView.tsx';
import { NotHere, NotOpened } from '../NotHere.tsx';
import { RunFailure } from '../RunFailure.tsx';
import type { Studio } from './document-studio.ts';
import type { Beginning } from './studio-facts.ts';
import './document-head.css';

const notFound = ({ thing, place }: Pick<Beginning<object>, 'thing' | 'place'>, noun: string) => ({
  ...{ thing, place, action: `Start a new ${noun}` },
});

interface DocumentScreenProps<Content extends object> {
  studio: Studio<Content>;
  /** The desk: shown once a document lies on it. */
  children: ReactNode;
}

/** The document that the address names, saved when it is left; and what is said while there is none, or its run failed. */
export function DocumentScreen<Content extends object>({ studio, children }: DocumentScreenProps<Content>) {
  const { desk, facts, run, $opening, followAddress, followStep } = studio;
  const thing = facts.tool.makes.noun;
  const opening = useStore($opening, { ssr: 'initial' });
  const now = useStore(run.$run, { ssr: 'initial' });
  const draft = useStore(desk.$draft, { ssr: 'initial' });

  useEffect(() => {
    const follow = () => void followStep();
    const save = () => void desk.save();
    const leave = () => document.hidden && save();
    follow();
    addEventListener('popstate', follow);
    addEventListener('online', save);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [desk, followStep]);

  const startAnother = (): Promise<void> =>
    studio.begin().catch((error: unknown) =>
      showToast({
        tone: 'danger',
        title: `We couldn't start a new ${facts.noun}`,
        text: problemOf(error),
      }),
    );

  return (
    <>
      <p className="sr" role="status">
        {now.state === 'running' && `Making your ${thing}`}
        {now.state === 'done' && `Your ${thing} is made`}
      </p>
      {now.state === 'failed' && now.input.draftId === draft?.id && (
        <InView>
          <RunFailure
            error={now.error}
            screen={facts.tool.path}
            kept={facts.noun}
            onRetry={() => void run.retry()}
            onDismiss={run.dismiss}
          />
        </InView>
      )}
      {opening.state === 'ready' && <div className="doc-desk">{children}</div>}
      {opening.state === 'loading' && <Skeleton height={480} />}
      {opening.state === 'missing' && (
        <NotHere
          thing={thing}
          {...(opening.isNew && facts.beginning && notFound(facts.beginning, facts.noun))}
          onNew={() => void startAnother()}
        />
      )}
      {opening.state === 'failed' && (
        <NotOpened
          thing={thing}
          error={opening.error}
          onRetry={() => void followAddress()}
          {...(opening.isNew && { others: facts.tool.path })}
        />
      )}
    </>
  );
}
