import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { LoadingScreen } from '#site/ui/LoadingScreen.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Toast, type ToastMessage } from '#site/ui/Toast.tsx';
import { Tooltip } from '#site/ui/Tooltip.tsx';
import { Part } from './Part.tsx';

const TOASTS: Omit<ToastMessage, 'id'>[] = [
  {
    tone: 'ok',
    title: 'Logo chosen',
    text: '3 contracts and 2 invoices wear it now.',
    action: { label: 'Undo', alt: 'Choose another logo in the studio', onAction: () => {} },
  },
  { tone: 'waiting', title: 'Still rendering', text: 'You can leave this page.' },
  {
    tone: 'danger',
    title: 'Connection Error',
    text: 'Failed to send message. Check your connection and try again.',
  },
  { title: 'Copied' },
];

export function OverlayParts() {
  const [open, setOpen] = useState<'dialog' | 'side' | 'confirm' | 'loading' | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const close = () => setOpen(null);
  return (
    <Part cue="G" title="Overlays">
      <div className="sg-row">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('side')}>Open drawer</Button>
        <Button onClick={() => setOpen('confirm')}>Ask first</Button>
        <Button onClick={() => setOpen('loading')}>Loading screen</Button>
        <Tooltip text="Integrated over the whole drop, EBU R 128">
          <Button variant="quiet">What is this figure?</Button>
        </Tooltip>
      </div>
      <div className="sg-row">
        {TOASTS.map((message) => (
          <Button
            key={message.title}
            size="sm"
            onClick={() => setToast({ ...message, id: crypto.randomUUID() })}
          >
            Toast: {message.tone ?? 'plain'}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === 'dialog' || open === 'side'}
        place={open === 'side' ? 'side' : 'center'}
        onOpenChange={close}
        title="Name this version"
        description="It keeps its seed and brief, so the drawing can be made again to the byte."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="go" onClick={close}>
              Save version
            </Button>
          </>
        }
      >
        <Field label="Name">
          <TextInput defaultValue="Slice, tape edge" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this contract?"
        text="The signing link stops working. The gig and its fee stay in the tracker."
        confirm="Delete contract"
        cancel="Keep it"
        danger
        onConfirm={close}
      />
      {open === 'loading' && <LoadingScreen />}
      <Toast toast={toast} onDismiss={(id) => setToast((now) => (now?.id === id ? null : now))} />
    </Part>
  );
}
