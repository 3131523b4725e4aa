import CheckSign from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import type { Icon } from './icon.ts';

/** One line of a menu: an action, a link, a box that is checked or not, a divider, or a heading for the lines below it. */
export type MenuItem =
  | { label: string; icon?: Icon; data?: string; tone?: 'danger'; disabled?: boolean; onSelect: () => void }
  | { label: string; icon?: Icon; data?: string; href: string; download?: string | boolean }
  /** The menu stays open. */
  | { label: string; icon?: Icon; data?: string; checked: boolean; onCheck: (checked: boolean) => void }
  | { divider: true }
  | { heading: string };

type MenuProps = {
  /** The button that opens it: one focusable element. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Names the menu for screen readers. */
  label: string;
};

export function Menu({ trigger, items, align = 'start', label }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="pop menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {items.map((item, index) => (
            <Line key={keyOf(item, index)} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function keyOf(item: MenuItem, index: number): string {
  return 'label' in item ? item.label : `line-${index}`;
}

function Line({ item }: { item: MenuItem }) {
  if ('divider' in item) return <Radix.Separator className="pop-line" />;
  if ('heading' in item) return <Radix.Label className="pop-head">{item.heading}</Radix.Label>;
  const inside = (
    <>
      {item.icon && <item.icon className="i" aria-hidden="true" />}
      <span>{item.label}</span>
      {item.data && <span className="num muted">{item.data}</span>}
    </>
  );
  if ('href' in item) {
    return (
      <Radix.Item className="pop-item" asChild>
        <a href={item.href} download={item.download}>
          {inside}
        </a>
      </Radix.Item>
    );
  }
  if ('checked' in item) {
    return (
      <Radix.CheckboxItem
        className="pop-item"
        checked={item.checked}
        onCheckedChange={item.onCheck}
        onSelect={(event) => event.preventDefault()}
      >
        {inside}
        <Radix.ItemIndicator className="pop-check">
          <CheckSign className="i i16" aria-hidden="true" />
        </Radix.ItemIndicator>
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item
      className={cx('pop-item', item.tone)}
      disabled={item.disabled}
      onSelect={() => item.onSelect()}
    >
      {inside}
    </Radix.Item>
  );
}
