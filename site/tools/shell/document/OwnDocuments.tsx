import { type ReactNode, Suspense, useState } from 'react';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { draftsOf } from './drafts.store.ts';
import type { StudioFacts } from './studio-facts.ts';

export interface OwnDocumentsProps extends Pick<StudioFacts<object>, 'noun' | 'param'> {
  tool: string;
  /** The query parameter by which another screen has one begun. */
  from?: string;
  /** Begins a first one. Throws ApiError. */
  begin: () => Promise<void>;
  /** What an account without any sees. */
  first: (start: { isStarting: boolean; onStart: () => void }) => ReactNode;
  /** The screen, loaded later: an account without any loads no desk. */
  children: ReactNode;
}

/** The document that the address names or that was written last; for an account without any, the way to its first. */
export function OwnDocuments({ tool, noun, param, from, begin, first, children }: OwnDocumentsProps) {
  const drafts = useQuery(draftsOf(tool));
  const [isStarting, setIsStarting] = useState(false);
  const address = new URLSearchParams(location.search);
  const isNamed = [param, 'view', from].some((name) => name !== undefined && address.has(name));
  const isFirst = drafts.state === 'ready' && drafts.data.drafts.length === 0 && !isNamed;

  async function start(): Promise<void> {
    setIsStarting(true);
    try {
      await begin();
    } catch (error) {
      showToast({ tone: 'danger', title: `We couldn't start a new ${noun}`, text: problemOf(error) });
    }
    setIsStarting(false);
  }

  if (drafts.state === 'waiting' && !isNamed) return <Skeleton height={480} />;
  if (isFirst) return first({ isStarting, onStart: () => void start() });
  return <Suspense fallback={<Skeleton height={480} />}>{children}</Suspense>;
}
