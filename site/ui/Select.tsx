import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as Radix from 'radix-ui/select';
import { useFieldAttributes } from './field-control.ts';

/** One choice; `data` is a short figure at its right, in data type. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  data?: string;
  disabled?: boolean;
};

type SelectProps<Value extends string> = {
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** No option may have an empty value: leave `value` undefined to show the placeholder. */
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  /** Outside a form only `data-name` of its button bears it. */
  name?: string;
  disabled?: boolean;
  /** Only needed outside a Field. */
  'aria-label'?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder = 'Choose', name, disabled, ...rest } = props;
  return (
    <Radix.Root
      // An empty string, not undefined: a select that begins empty stays controlled.
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      name={name}
      disabled={disabled}
    >
      <Radix.Trigger className="input select" data-name={name} {...useFieldAttributes()} {...rest}>
        <Radix.Value placeholder={placeholder} />
        <ChevronDown className="i" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="pop select-pop" position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="pop-item"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.data && <span className="num muted">{option.data}</span>}
                <Radix.ItemIndicator className="pop-check">
                  <Check className="i i16" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
