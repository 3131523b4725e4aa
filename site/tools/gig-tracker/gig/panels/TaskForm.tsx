import Trash from 'lucide-react/icons/trash';
import { GIG_LONGEST, type Gig, type GigTask } from '#core/gigs/gig.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { type Reading, useGigForm } from '../../parts/use-gig-form.ts';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface TaskFormProps {
  gig: Gig;
  task: GigTask;
  onClose(): void;
}

/** A task that is edited in its place. */
export function TaskForm({ gig, task, onClose }: TaskFormProps) {
  const form = useGigForm({
    gig,
    initial: () => ({ text: task.text, due: task.due ?? '' }),
    read: ({ text, due }, opened): Reading =>
      text.trim() === ''
        ? { problems: [{ path: 'text', reason: 'Write what there is to do' }] }
        : {
            patch: {
              tasks: opened.tasks.map((one) =>
                one.id === task.id ? { ...one, text: text.trim(), due: due || null } : one,
              ),
            },
          },
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    onSaved: onClose,
  });
  useFirstFocus(form.form.ref);
  const { values, set, errorOf } = form;
  function remove(): void {
    const tasks = gig.tasks.filter(({ id }) => id !== task.id);
    onClose();
    void changeWithUndo(gig.id, { tasks }, 'Task removed');
  }
  return (
    <form {...form.form} className="gig-task-form" aria-label="Edit task">
      <Field label="Task" error={errorOf('text')}>
        <TextInput
          value={values.text}
          maxLength={GIG_LONGEST.task}
          onChange={({ target }) => set('text', target.value)}
        />
      </Field>
      <Field label="Due" error={errorOf('due')}>
        <TextInput type="date" value={values.due} onChange={({ target }) => set('due', target.value)} />
      </Field>
      {form.problem && (
        <p className="err" role="alert">
          {form.problem}
        </p>
      )}
      <div className="gig-task-buttons">
        <Button size="sm" variant="quiet" icon={Trash} onClick={remove}>
          Remove
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}
