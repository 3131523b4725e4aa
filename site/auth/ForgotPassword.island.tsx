import { useEffect, useState } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { AskForLink } from './AskForLink.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OutboxLink } from './OutboxLink.tsx';

/** Asks for a link to set a new password; opened by that link, sets it. */
export function ForgotPassword() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const sent = new URLSearchParams(location.search).get('token');
    if (!sent) return;
    setToken(sent);
    // The token opens the account: it leaves the address, and so the history and what is reported.
    history.replaceState(null, '', location.pathname);
  }, []);
  return (
    <IslandRoot>
      {token === null ? <AskForLink /> : <NewPassword token={token} onAskAgain={() => setToken(null)} />}
      <OutboxLink />
    </IslandRoot>
  );
}
