import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from 'react';
import type { Icon } from './icon.ts';

/** One line of a menu: an action, a link, a box that is checked or not, a divider, or a heading for the lines below it. */
export type MenuItem =
  | { label: string; icon?: Icon; data?: string; tone?: 'danger'; disabled?: boolean; onSelect: () => void }
  | { label: string; icon?: Icon; data?: string; href: string; download?: string | boolean }
  /** The menu stays open. */
  | { label: string; icon?: Icon; data?: string; checked: boolean; onCheck: (checked: boolean) => void }
  | { divider: true }
  | { heading: string };

export interface MenuProps {
  /** The button that opens it: one focusable element. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Names the menu for screen readers. */
  label: string;
}

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

type Popup = ComponentType<MenuProps & { byKey: boolean }>;

const load = async (): Promise<Popup> => (await import('./MenuPopup.tsx')).MenuPopup;

/**
 * A button with a menu. Most menus of a page are never opened: what one is made of is loaded once it is, or once a pointer
 * comes near, and a list of a thousand rows has a thousand plain buttons.
 */
export function Menu(props: MenuProps) {
  const { trigger } = props;
  const [opened, setOpened] = useState<{ Popup: Popup; byKey: boolean } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (opened) return <opened.Popup {...props} byKey={opened.byKey} />;

  async function open(byKey: boolean): Promise<void> {
    try {
      const Popup = await load();
      setOpened({ Popup, byKey });
    } catch {
      setIsMissing(true);
    }
  }
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: () => void load().catch(() => undefined),
        onClick: (event) => {
          trigger.props.onClick?.(event);
          // A click by a key has no position among clicks.
          void open(event.detail === 0);
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
          event.preventDefault();
          void open(true);
        },
      })}
      {isMissing && (
        <span className="small" role="alert">
          This menu didn't load. Check your connection and reload the page.
        </span>
      )}
    </>
  );
}
