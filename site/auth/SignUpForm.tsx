import { authApi } from '#core/api/auth.ts';
import { SIGN_UP_CREDITS, TRIAL_DAYS } from '#core/plans.ts';
import { PASSWORD_LENGTH } from '#core/user.ts';
import { call } from '#site/lib/api.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Problem } from '../lib/Problem.tsx';
import { useForm } from '../lib/use-form.ts';
import type { DraftProps } from './draft.ts';
import { enter } from './enter.ts';

interface SignUpProps extends DraftProps {
  /** What becomes of a work that the browser keeps; null where there is none. */
  kept: string | null;
}

export function SignUpForm({ draft, onDraft, kept }: SignUpProps) {
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { ...draft },
    onSet: onDraft,
    schema: authApi.signUp.body,
    send: async (body) => {
      await call('signUp', { body });
      await enter();
    },
  });
  return (
    <form {...form} className="form">
      {kept !== null && <p>{kept}</p>}
      <Problem text={problem} />
      <Field label="First name" error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="given-name"
          value={values.name}
          onChange={({ target }) => set('name', target.value)}
        />
      </Field>
      <Field label="E-mail" error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={values.email}
          onChange={({ target }) => set('email', target.value)}
        />
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        error={errorOf('password')}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
      </Field>
      <Button type="submit" variant="go" full busy={isBusy}>
        Create account
      </Button>
      <p className="small muted">
        {SIGN_UP_CREDITS} credits to start, no card. The {TRIAL_DAYS}-day Pro trial starts when you say so. By
        creating an account you agree to the <a href="/terms">terms</a> and the{' '}
        <a href="/privacy">privacy notice</a>.
      </p>
    </form>
  );
}
