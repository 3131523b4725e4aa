import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Problem } from '../lib/Problem.tsx';
import { canUsePasskeys, signInWithPasskey, wasCancelled } from '../lib/passkeys.ts';
import { enter } from './enter.ts';

/** Signing in without a password, where the browser can. */
export function PasskeyButton() {
  const [canUse, setCanUse] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setCanUse(canUsePasskeys()), []);

  async function signIn() {
    setProblem(null);
    setIsBusy(true);
    try {
      await signInWithPasskey();
      await enter();
    } catch (error) {
      if (!wasCancelled(error)) setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (!canUse) return null;
  return (
    <>
      <Button icon={KeyRound} full busy={isBusy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      <Problem text={problem} />
    </>
  );
}
