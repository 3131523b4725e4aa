import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/toast';
import { Button } from './Button.tsx';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from './limits.ts';
import { STATE_ICONS, type State } from './state-icons.ts';

/** One message. A new `id` replaces the one on screen: there is one toast at a time. */
export type ToastMessage = {
  id: string;
  tone?: State;
  title: string;
  text?: string;
  /** `alt` says how to do the same without the toast, for who can't reach it in time. */
  action?: { label: string; alt: string; onAction: () => void };
  /** Milliseconds; Infinity stays until dismissed. */
  duration?: number;
};

export type ToastProps = { toast: ToastMessage | null; onDismiss: (id: string) => void };

/** The one place where toasts appear: bottom left. F8 moves focus to it, Escape or a swipe to the right closes it. */
export function Toast({ toast, onDismiss }: ToastProps) {
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label="Notification"
    >
      {toast && <Message key={toast.id} toast={toast} onDismiss={onDismiss} />}
      <Radix.Viewport className="toasts" hotkey={[TOAST_HOTKEY]} label="Notifications ({hotkey})" />
    </Radix.Provider>
  );
}

function Message({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const { tone = 'nothing', title, text, action } = toast;
  const Icon = STATE_ICONS[tone];
  return (
    <Radix.Root
      className="toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={toast.duration}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
    >
      {tone !== 'nothing' && <Icon className="i" aria-hidden="true" />}
      <div className="toast-words">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {text && <Radix.Description className="small">{text}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action asChild altText={action.alt}>
          <Button size="sm" onClick={action.onAction}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close className="toast-x" aria-label="Dismiss">
        <X className="i i16" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
