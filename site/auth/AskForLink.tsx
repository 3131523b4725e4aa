import { useState } from 'react';
import { authApi } from '#core/api/auth.ts';
import { call } from '#site/lib/api.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Problem } from '../lib/Problem.tsx';
import { useForm } from '../lib/use-form.ts';

export function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { email: '' },
    schema: authApi.requestPasswordReset.body,
    send: async (body) => {
      await call('requestPasswordReset', { body });
      setSentTo(body.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <div className="form" role="status">
        <h1 className="h2">Check your inbox</h1>
        {/* The same for every address: whether it has an account is nobody else's business. */}
        <p>
          If <b>{sentTo}</b> has an account, a link is on its way. It works once, for one hour.
        </p>
        <Button onClick={() => setSentTo(null)}>Use another address</Button>
        <p className="small">
          <a href="/signin">Back to sign in</a>
        </p>
      </div>
    );
  }
  return (
    <form {...form} className="form">
      <h1 className="h2">Forgot your password?</h1>
      <p className="muted">We'll send you a link to set a new one.</p>
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
      <Button type="submit" variant="go" full busy={isBusy}>
        Send the link
      </Button>
      <p className="small">
        <a href="/signin">Back to sign in</a>
      </p>
    </form>
  );
}
