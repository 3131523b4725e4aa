import { useState } from 'react';
import { NOTIFICATIONS, type Notification, type Profile } from '#core/profile.ts';
import { $profile } from '#site/lib/account-data.store.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { putData } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Panel } from '#site/ui/Panel.tsx';

type Choices = Profile['notifications'];
const KINDS = Object.keys(NOTIFICATIONS) as Notification[];

/** What mails the account wants. A switch counts at once. */
export function NotificationsPanel() {
  const profile = useQuery($profile);
  if (profile.state === 'failed')
    return (
      <Panel
        title="Mails"
        state={{
          kind: 'error',
          title: 'Notifications Unavailable',
          reason: 'We could not load your choices.',
          onRetry: profile.retry,
        }}
      />
    );
  if (profile.state === 'waiting')
    return <Panel title="Mails" state={{ kind: 'loading', rows: 4, rowHeight: 45 }} />;
  return <MailChoices chosen={profile.data.notifications} />;
}

function MailChoices({ chosen }: { chosen: Choices }) {
  /** What was switched and is not answered yet. */
  const [pending, setPending] = useState<Choices | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const shown = pending ?? chosen;

  async function choose(kind: Notification, wanted: boolean) {
    if (pending) return;
    const notifications = { ...chosen, [kind]: wanted };
    setPending(notifications);
    setIsSaved(false);
    try {
      putData('profile', await call('updateProfile', { body: { notifications } }));
      setIsSaved(true);
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not changed', text: problemOf(error) });
    } finally {
      setPending(null);
    }
  }

  return (
    <Panel title="Mails" padded aside={<span role="status">{isSaved && 'Saved'}</span>}>
      <fieldset className="mail-choices" aria-busy={pending !== null}>
        <legend className="sr">What Deckhand may write about</legend>
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={NOTIFICATIONS[kind]}
            checked={shown[kind]}
            onChange={(wanted) => void choose(kind, wanted)}
          />
        ))}
      </fieldset>
      <p className="small muted">
        Mails that keep your account safe come in any case: confirming the address, a new password, deletion.
      </p>
    </Panel>
  );
}
