import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useRef, useState } from 'react';
import { GIG_LONGEST, GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useTyped } from '../../parts/use-typed.ts';
import { changeGig } from '../../state/save-gig.ts';

/** The line in which tasks are added: one after another, each by Enter. */
export function AddTask({ gig }: { gig: Gig }) {
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useTyped(text.trim() !== '');

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    field.current?.focus();
    const said = text.trim();
    if (said === '') return setProblem('Write what there is to do');
    if (gig.tasks.length >= GIG_MOST.tasks) return setProblem(`You can add up to ${GIG_MOST.tasks} tasks`);
    setText('');
    setDue('');
    const task = { id: newItemId(), text: said, due: due || null, doneOn: null };
    const outcome = await changeGig(gig.id, { tasks: [...gig.tasks, task] });
    if (outcome.kind !== 'refused') return;
    setText(said);
    setProblem(outcome.fields[0]?.reason ?? outcome.reason);
  }

  return (
    <form className="gig-tasks-add" noValidate onSubmit={(event) => void add(event)} aria-label="Add task">
      <Field label="New task" hideLabel error={problem}>
        <TextInput
          ref={field}
          data-item-add
          value={text}
          maxLength={GIG_LONGEST.task}
          placeholder="Add a task"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
        />
      </Field>
      {text !== '' && (
        <Field label="Due" hideLabel>
          <TextInput type="date" value={due} onChange={({ target }) => setDue(target.value)} />
        </Field>
      )}
      <Button type="submit" icon={Plus}>
        Add
      </Button>
    </form>
  );
}
