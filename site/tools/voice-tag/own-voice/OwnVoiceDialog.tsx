import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { player } from '#site/lib/player.ts';
import { $session } from '#site/lib/session.store.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { signInLink } from '../../shell/failure-words.ts';
import { KeepForm } from './KeepForm.tsx';
import { KeptTakes } from './KeptTakes.tsx';
import { NewRecording } from './NewRecording.tsx';
import { RecordingEditor } from './RecordingEditor.tsx';
import { RecordingList } from './RecordingList.tsx';
import { recorder } from './recorder.ts';
import { $chosen, $recordings, dropAllRecordings } from './recordings.store.ts';
import './own-voice.css';
import './recording-editor.css';

interface OwnVoiceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A voice of one's own: recorded or brought along, cut, agreed to, kept, and taken back. */
export function OwnVoiceDialog({ open, onClose }: OwnVoiceDialogProps) {
  const session = useStore($session);
  const recordings = useStore($recordings);
  const [asks, setAsks] = useState(false);
  const isVisitor = session.status === 'visitor';

  useEffect(() => {
    if (!open) return;
    // The microphone would hear what plays.
    void import('../deck/deck.store.ts').then((deck) => deck.player.pause());
    return () => {
      recorder.turnOff();
      player.stop();
      dropAllRecordings();
    };
  }, [open]);

  useLeaveWarning(open && recordings.length > 0);

  function leave() {
    const { state } = recorder.$recorder.get();
    const isRecording = state === 'recording' || state === 'count-in';
    if (recordings.length > 0 || isRecording) setAsks(true);
    else onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      size="lg"
      className="own-voice"
      title="Your own voice"
      description="Record a sentence or bring a file. It is cut and cleaned on this device; nothing is sent before you keep it."
    >
      {isVisitor ? <ForAccounts /> : <Workbench onDone={onClose} />}
      <ConfirmDialog
        open={asks}
        danger
        onOpenChange={setAsks}
        title="Leave without keeping it?"
        text="What you recorded is only in this window, and goes with it. Recordings that you kept stay."
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => {
          setAsks(false);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Workbench({ onDone }: { onDone: () => void }) {
  const chosen = useStore($chosen);
  return (
    <>
      <NewRecording />
      <RecordingList />
      {chosen && (
        <RecordingEditor key={chosen.id} recording={chosen}>
          {(kept) => <KeepForm recording={chosen} kept={kept} onDone={onDone} />}
        </RecordingEditor>
      )}
      <KeptTakes onUse={onDone} />
    </>
  );
}

function ForAccounts() {
  return (
    <div className="own-voice-gate">
      <p>A recording of your voice is kept under your account, so it needs one. An account is free.</p>
      <Button variant="go" href={signInLink(`${location.pathname}${location.search}`)}>
        Sign in
      </Button>
    </div>
  );
}
