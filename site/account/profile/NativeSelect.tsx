import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFieldAttributes } from '#site/ui/field-control.ts';

interface NativeSelectProps<Value extends string> {
  name: string;
  value: Value | null;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | null) => void;
}

/** The browser's own list: searched by typing, and at home on a phone. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { name, value, options, onChange } = props;
  const find = (chosen: string) => options.find(([option]) => option === chosen)?.[0] ?? null;
  return (
    <span className="input-box native-select">
      <select
        {...useFieldAttributes()}
        className="input"
        name={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(find(target.value))}
      >
        <option value="">Not said</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="i unit" aria-hidden="true" />
    </span>
  );
}
