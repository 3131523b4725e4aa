import { useEffect, useState } from 'react';
import { call } from '#site/lib/api.ts';

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** On a machine that runs Deckhand for itself mail is kept instead of sent: this leads to it. */
export function OutboxLink() {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (!OWN_MACHINE.test(location.hostname)) return;
    call('localOutbox', {}).then(
      () => setIsKept(true),
      () => setIsKept(false),
    );
  }, []);
  if (!isKept) return null;
  return (
    <p className="small muted">
      Mail stays on this machine: <a href="/local-outbox">Local outbox</a>
    </p>
  );
}
