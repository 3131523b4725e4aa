import { accountApi } from '#core/api/account.ts';
import { deletionDate } from '#core/deletion.ts';
import type { User } from '#core/user.ts';
import { call } from '#site/lib/api.ts';
import { query } from '#site/lib/query.ts';
import { $me, refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { Problem } from '../../lib/Problem.tsx';
import { useForm } from '../../lib/use-form.ts';
import { belongingsWords } from './belongings-words.ts';
import { goesOn } from './goes-on.ts';

const $belongings = query('belongings', {}, { when: $me, freshMs: 0 });

const FORM = 'delete-account';

/** Names what goes and when, and asks for the password once more. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { password: '' },
    schema: accountApi.deleteAccount.body,
    send: async (body) => {
      const { deletesAt } = await call('deleteAccount', { body });
      refreshSession();
      onClose();
      showToast({
        title: `Your account goes on ${goesOn(deletesAt)}`,
        text: 'Until then one press on this page keeps it. Every other session has ended.',
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Delete your account?"
      description={`It goes on ${goesOn(deletionDate(new Date()).toISOString())}, and then nobody can bring it back. This goes with it:`}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={FORM} variant="danger" busy={isBusy}>
            Delete my account
          </Button>
        </>
      }
    >
      <What />
      {user.subscriptionStatus === 'active' && (
        <p className="small">If you pay for Pro, that is cancelled: nothing more is charged.</p>
      )}
      <form {...form} id={FORM} className="form">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Problem text={problem} />
        <Field label="Password" hint="So that nobody else does this." error={errorOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={({ target }) => set('password', target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function What() {
  const belongings = useQuery($belongings);
  if (belongings.state === 'failed')
    return <p className="small muted">Everything that you made, uploaded and typed, and your credits.</p>;
  if (belongings.state === 'waiting') return <SkeletonRows rows={4} rowHeight={28} />;
  return (
    <ul className="belongings">
      {belongingsWords(belongings.data.belongings).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
