import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One tab. Without any `content` the row is a switch and the caller shows what belongs to `value`. */
export type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  data?: ReactNode;
  content?: ReactNode;
};

type TabsProps<Value extends string> = {
  /** Names the row for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `line` for a panel, `segment` for a boxed switch in a page head. */
  look?: 'line' | 'segment';
  className?: string;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, look = 'line', className } = props;
  const choice =
    props.value === undefined
      ? { defaultValue: props.defaultValue ?? items[0]?.value ?? '' }
      : { value: props.value };
  return (
    <Radix.Root className={className} {...choice} onValueChange={(value) => props.onChange?.(value as Value)}>
      <Radix.List className={cx(look === 'segment' ? 'seg' : 'tabs')} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className="tab">
            {item.label}
            {item.data !== undefined && <span className="num">{item.data}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="tab-body">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
