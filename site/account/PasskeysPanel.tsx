import Plus from 'lucide-react/icons/plus';
import { Suspense, useEffect, useState } from 'react';
import { deviceName } from '#core/device-name.ts';
import { dateLabel } from '#core/library.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { addPasskey, canUsePasskeys, wasCancelled } from '../lib/passkeys.ts';
import { $passkeys } from './account-lists.store.ts';
import { latePart } from './late-part.tsx';

// The dialog and what it stands on weigh more than this screen: they load with the first press.
const ConfirmDialog = latePart(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

interface Passkey {
  id: string;
  name: string | null;
  createdAt: string | null;
}

const nameOf = (passkey: Passkey) => passkey.name ?? 'Passkey';

export function PasskeysPanel() {
  const list = useQuery($passkeys);
  const [canUse, setCanUse] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  useEffect(() => setCanUse(canUsePasskeys()), []);

  async function add() {
    setIsAdding(true);
    try {
      await addPasskey(deviceName(navigator.userAgent));
      refresh('listPasskeys');
      showToast({
        tone: 'ok',
        title: 'Passkey added',
        text: 'Next time, sign in with it instead of the password.',
      });
    } catch (error) {
      if (!wasCancelled(error))
        showToast({ tone: 'danger', title: 'No passkey added', text: reasonOf(error) });
    } finally {
      setIsAdding(false);
    }
  }

  const button = canUse && (
    <Button size="sm" icon={Plus} busy={isAdding} onClick={() => void add()}>
      Add a passkey
    </Button>
  );
  const passkeys = list.state === 'ready' ? list.data.passkeys : [];
  return (
    <Panel
      title="Passkeys"
      id="passkeys"
      state={panelState(list, button)}
      aside={passkeys.length > 0 && button}
    >
      <ul className="rows">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="account-item">
            <div>
              <b>{nameOf(passkey)}</b>
              <span className="small muted">Added: {dateLabel(passkey.createdAt, new Date())}</span>
            </div>
            <Button size="sm" onClick={() => setLeaving(passkey)} aria-label={`Delete ${nameOf(passkey)}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Suspense>
          <DeletePasskey passkey={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

function panelState(list: ReturnType<typeof useQuery<'listPasskeys'>>, action: React.ReactNode): PanelState {
  if (list.state === 'waiting') return { kind: 'loading', rows: 1, rowHeight: 65 };
  if (list.state === 'failed') {
    return {
      kind: 'error',
      title: 'Passkeys Unavailable',
      reason: 'We could not load your passkeys.',
      onRetry: list.retry,
    };
  }
  if (list.data.passkeys.length > 0) return { kind: 'ready' };
  return {
    kind: 'empty',
    text: 'A passkey signs you in with a fingerprint, a face or the code of this device. Nothing to remember, nothing to steal.',
    action,
  };
}

/** The device already holds a passkey of this account: browsers say so by this name. */
function reasonOf(error: unknown): string {
  const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
  return isKnown ? 'This device already has a passkey for your account.' : problemOf(error);
}

function DeletePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    try {
      await call('deletePasskey', { params: { id: passkey.id } });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not deleted', text: problemOf(error) });
    }
    refresh('listPasskeys');
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this passkey?"
      text={`${nameOf(passkey)} will not sign you in any more. Your password and other passkeys stay.`}
      confirm="Delete passkey"
      danger
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
