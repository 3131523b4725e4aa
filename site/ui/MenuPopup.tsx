import CheckSign from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/dropdown-menu';
import { type FocusEvent, useRef } from 'react';
import { cx } from './cx.ts';
import type { MenuItem, MenuProps } from './Menu.tsx';

interface MenuPopupProps extends MenuProps {
  /** Whether a key opened it: its first line has the focus then. */
  byKey: boolean;
}

/** A menu that has been opened once: open as it comes, and from then on whenever its button is pressed. */
export function MenuPopup({ trigger, items, align = 'start', label, byKey }: MenuPopupProps) {
  const isFirst = useRef(byKey);
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  }
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="pop menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onFocus={enter}
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
