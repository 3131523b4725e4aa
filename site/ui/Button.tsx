import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import type { Icon } from './icon.ts';
import { Runs } from './Runs.tsx';
import { useTooltip } from './use-tooltip.tsx';

type Look = {
  /** `go` is the one next thing of a view: use it once. */
  variant?: 'default' | 'go' | 'quiet' | 'danger';
  size?: 'md' | 'sm';
  /** Before the label. */
  icon?: Icon;
  /** After the label: a chevron or an arrow. */
  iconEnd?: Icon;
  /** Shows the icon alone; `children` becomes the spoken name and the tooltip. */
  iconOnly?: boolean;
  full?: boolean;
  /** Work is under way: the label stays, a meter runs at its right, clicks are ignored. */
  busy?: boolean;
  /** Why the button can't be used. It stays reachable by keyboard, so that the reason can be read. */
  disabledReason?: string;
  children: ReactNode;
};

type AsButton = Look & { href?: undefined; ref?: Ref<HTMLButtonElement> } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    keyof Look
  >;
type AsLink = Omit<Look, 'busy' | 'disabledReason'> & {
  busy?: undefined;
  disabledReason?: undefined;
  href: string;
  ref?: Ref<HTMLAnchorElement>;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look | 'href'>;

/** The props of a button; with `href` it is a link that looks like one. */
export type ButtonProps = AsButton | AsLink;

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, iconOnly, full, busy, disabledReason, children, ...rest } = props;
  const className = cx(
    'btn',
    variant !== 'default' && variant,
    size === 'sm' && 'sm',
    iconOnly && 'icon',
    full && 'full',
    icon !== undefined && 'has-i',
    rest.className,
  );
  const inside = <Inside icon={icon} iconEnd={iconEnd} iconOnly={iconOnly} busy={busy} label={children} />;
  const { wire, tip } = useTooltip(disabledReason ?? (iconOnly ? children : undefined));
  return (
    <>
      {rest.href === undefined ? (
        <PressButton {...wire(rest)} className={className} busy={busy} disabledReason={disabledReason}>
          {inside}
        </PressButton>
      ) : (
        <a {...wire(rest)} className={className}>
          {inside}
        </a>
      )}
      {tip}
    </>
  );
}

function PressButton(props: Omit<AsButton, 'icon' | 'iconEnd'>) {
  const { busy = false, disabledReason, onClick, children, ...rest } = props;
  const inert = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      data-reason={disabledReason === undefined ? undefined : ''}
      onClick={press}
    >
      {children}
    </button>
  );
}

function Inside(props: Pick<Look, 'icon' | 'iconEnd' | 'iconOnly' | 'busy'> & { label: ReactNode }) {
  const { icon: Start, iconEnd: End, iconOnly, busy, label } = props;
  return (
    <>
      {Start && <Start className="i" aria-hidden="true" />}
      <span className={iconOnly ? 'sr' : undefined}>{label}</span>
      {End && <End className="i" aria-hidden="true" />}
      {busy && <Runs />}
    </>
  );
}
