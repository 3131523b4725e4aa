import { authApi } from '#core/api/auth.ts';
import { call } from '#site/lib/api.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Problem } from '../lib/Problem.tsx';
import { useForm } from '../lib/use-form.ts';
import type { DraftProps } from './draft.ts';
import { enter } from './enter.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

export function SignInForm({ draft, onDraft }: DraftProps) {
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { email: draft.email, password: draft.password, rememberMe: true },
    onSet: onDraft,
    schema: authApi.signIn.body,
    send: async (body) => {
      await call('signIn', { body });
      await enter();
    },
  });
  return (
    <form {...form} className="form">
      <Problem text={problem} />
      <Field label="E-mail" error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={values.email}
          onChange={({ target }) => set('email', target.value)}
        />
      </Field>
      <Field label="Password" error={errorOf('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
      </Field>
      <div className="auth-row">
        <Checkbox
          label="Remember me"
          name="rememberMe"
          checked={values.rememberMe}
          onChange={(checked) => set('rememberMe', checked)}
        />
        <a href="/forgot-password">Forgot password?</a>
      </div>
      <Button type="submit" variant="go" full busy={isBusy}>
        Sign in
      </Button>
      <PasskeyButton />
    </form>
  );
}
