import { useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_LENGTH, passwordSchema } from '#core/user.ts';
import { call } from '#site/lib/api.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { Problem } from '../lib/Problem.tsx';
import { useForm } from '../lib/use-form.ts';

const NEW_PASSWORD = z.object({ newPassword: passwordSchema });

interface NewPasswordProps {
  token: string;
  onAskAgain: () => void;
}

export function NewPassword({ token, onAskAgain }: NewPasswordProps) {
  const [isDone, setIsDone] = useState(false);
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { newPassword: '' },
    schema: NEW_PASSWORD,
    send: async ({ newPassword }) => {
      await call('resetPassword', { body: { token, newPassword } });
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <div className="form" role="status">
        <h1 className="h2">New password set</h1>
        <p>All open sessions have ended.</p>
        <Button variant="go" href="/signin">
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <form {...form} className="form">
      <h1 className="h2">Set a new password</h1>
      <Problem text={problem} />
      <Field
        label="New password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        error={errorOf('newPassword')}
      >
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          value={values.newPassword}
          onChange={({ target }) => set('newPassword', target.value)}
        />
      </Field>
      <Button type="submit" variant="go" full busy={isBusy}>
        Set password
      </Button>
      {problem !== null && <Button onClick={onAskAgain}>Ask for a new link</Button>}
    </form>
  );
}
