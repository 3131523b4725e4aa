import { useState } from 'react';
import type { Session } from '#core/api/account.ts';
import { deviceName } from '#core/device-name.ts';
import { dateLabel } from '#core/library.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { $sessions } from './account-lists.store.ts';

/** Where the account is signed in, and how to end that. */
export function SessionsPanel() {
  const list = useQuery($sessions);
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = list.state === 'ready' ? list.data.sessions : [];
  const hasOthers = sessions.some(({ current }) => !current);

  async function end(what: string, work: () => Promise<unknown>) {
    setEnding(what);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'danger', title: 'Still signed in there', text: problemOf(error) });
    } finally {
      refresh('listSessions');
      setEnding(null);
    }
  }

  return (
    <Panel
      title="Sessions"
      id="sessions"
      state={panelState(list)}
      aside={
        hasOthers && (
          <Button
            size="sm"
            variant="quiet"
            busy={ending === 'others'}
            onClick={() => void end('others', () => call('revokeOtherSessions', {}))}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={() => void end(session.id, () => call('revokeSession', { params: { id: session.id } }))}
          />
        ))}
      </ul>
    </Panel>
  );
}

function panelState(list: ReturnType<typeof useQuery<'listSessions'>>): PanelState {
  if (list.state === 'ready') return { kind: 'ready' };
  if (list.state === 'waiting') return { kind: 'loading', rows: 1, rowHeight: 65 };
  return {
    kind: 'error',
    title: 'Sessions Unavailable',
    reason: 'We could not load where you are signed in.',
    onRetry: list.retry,
  };
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const name = deviceName(session.userAgent);
  return (
    <li className="account-item">
      <div>
        <b>{name}</b>
        <span className="small muted">Last seen: {dateLabel(session.lastSeenAt, new Date())}</span>
      </div>
      {session.current ? (
        <Badge>This device</Badge>
      ) : (
        <Button size="sm" busy={isBusy} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
