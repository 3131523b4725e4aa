import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field-control.ts';

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A password that can be shown. Give `autoComplete` ("current-password" or "new-password") so that managers help. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="input-box">
      <input
        {...useFieldAttributes()}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('input', className)}
      />
      <button type="button" className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon className="i" aria-hidden="true" />
        <span className="sr">Show password</span>
      </button>
    </span>
  );
}
