import { useEffect, useState } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $session } from '#site/lib/session.store.ts';
import { hasSessionHint } from '#site/lib/session-hint.ts';
import { Tabs } from '#site/ui/Tabs.tsx';
import type { Draft } from './draft.ts';
import { enter } from './enter.ts';
import { keptWords } from './kept-words.ts';
import { nextPath } from './next-path.ts';
import { OutboxLink } from './OutboxLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type Tab = 'in' | 'up';

/** Who is signed in already has nothing to do here. */
function useGoOn() {
  useEffect(() => {
    if (!hasSessionHint()) return;
    return $session.subscribe(({ status }) => {
      if (status === 'user') void enter();
    });
  }, []);
}

/** The one screen behind /signin, /signup, /auth and /auth-login. */
export function SignIn({ first }: { first: Tab }) {
  const [tab, setTab] = useState<Tab>(first);
  const [draft, setDraft] = useState<Draft>({ name: '', email: '', password: '' });
  const [kept, setKept] = useState<string | null>(null);
  useGoOn();
  // Who made something as a visitor has no account yet; storage is read once the page is alive.
  useEffect(() => {
    const found = keptWords(nextPath(location.search));
    setKept(found?.words ?? null);
    if (found?.isNext) setTab('up');
  }, []);
  const shared = {
    draft,
    onDraft: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <IslandRoot>
      <Tabs
        label="Account"
        look="segment"
        className="auth-tabs"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'in', label: 'Sign in', content: <SignInForm {...shared} /> },
          { value: 'up', label: 'Create account', content: <SignUpForm {...shared} kept={kept} /> },
        ]}
      />
      <OutboxLink />
    </IslandRoot>
  );
}
