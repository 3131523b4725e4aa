import { authApi } from '#core/api/auth.ts';
import { PASSWORD_LENGTH } from '#core/user.ts';
import { call } from '#site/lib/api.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { Problem } from '../lib/Problem.tsx';
import { useForm } from '../lib/use-form.ts';

export function PasswordPanel({ email }: { email: string }) {
  const { values, set, reset, errorOf, problem, isBusy, form } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    schema: authApi.changePassword.body,
    send: async (body) => {
      await call('changePassword', { body });
      reset();
      refresh('listSessions');
      showToast({ tone: 'ok', title: 'Password changed', text: 'Every other session has ended.' });
    },
  });
  return (
    <Panel title="Password" id="password" padded>
      <form {...form} className="form">
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Problem text={problem} />
        <Field label="Present password" error={errorOf('currentPassword')}>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={values.currentPassword}
            onChange={({ target }) => set('currentPassword', target.value)}
          />
        </Field>
        <Field
          label="New password"
          hint={`At least ${PASSWORD_LENGTH.min} characters. Every other session ends.`}
          error={errorOf('newPassword')}
        >
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            value={values.newPassword}
            onChange={({ target }) => set('newPassword', target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          Change password
        </Button>
      </form>
    </Panel>
  );
}
