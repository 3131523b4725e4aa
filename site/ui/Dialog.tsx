import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useDialogFocus } from './dialog-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences, read out when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the way out first: `<><Button>Keep it</Button><Button variant="go">…</Button></>`. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `side` stands at the right edge over the whole height: menus and drawers. */
  place?: 'center' | 'side';
  /** A question that must be answered: no close button, a click beside it does nothing. */
  insist?: boolean;
  className?: string;
};

/** A modal panel over a scrim. Focus stays inside and returns to where it came from; Escape closes. */
export function Dialog(props: DialogProps) {
  const { title, description, children, actions, size = 'md', place = 'center', insist } = props;
  const focus = useDialogFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={cx('dialog', size, place, props.className)}
          {...(insist ? { role: 'alertdialog' } : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...focus}
          onInteractOutside={(event) => {
            if (insist) event.preventDefault();
          }}
        >
          <div className="dialog-head">
            <Radix.Title className="h3">{title}</Radix.Title>
            {!insist && (
              <Radix.Close className="btn quiet sm icon dialog-x">
                <X className="i" aria-hidden="true" />
                <span className="sr">Close</span>
              </Radix.Close>
            )}
          </div>
          <div className="dialog-body">
            {description !== undefined && (
              <Radix.Description className="muted">{description}</Radix.Description>
            )}
            {children}
          </div>
          {actions && <div className="dialog-foot">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
