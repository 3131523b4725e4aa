import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { TOAST_DURATION_MS } from './limits.ts';
import type { ToastProps } from './Toast.tsx';

/** A toast without its manners (swipe, F8, waiting for a pointer), for when the part with them cannot be fetched. */
export function PlainToast({ toast, onDismiss }: ToastProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const { id, duration = TOAST_DURATION_MS } = toast ?? {};
  useEffect(() => {
    if (id === undefined || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setClosed(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  useEffect(() => {
    if (closed !== null) onDismiss(closed);
  }, [closed, onDismiss]);

  if (!toast || toast.id === closed) return null;
  const { tone = 'nothing', title, text, action } = toast;
  const dismiss = () => setClosed(toast.id);
  return (
    <div className="toasts">
      <div key={toast.id} className="toast" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
        <div className="toast-words">
          <span className="toast-title">{title}</span>
          {text && <span className="small">{text}</span>}
        </div>
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.onAction();
              dismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <button type="button" className="toast-x" aria-label="Dismiss" onClick={dismiss}>
          <X className="i i16" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
