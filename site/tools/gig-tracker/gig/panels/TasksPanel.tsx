import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { tasksInOrder, usualTasks } from '#core/gigs/tasks.ts';
import { localDay } from '#site/lib/local-day.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { AddTask } from './AddTask.tsx';
import { TaskForm } from './TaskForm.tsx';
import { TaskRow } from './TaskRow.tsx';
import './tasks-panel.css';

/** What is to be done for a gig: what is open first, by when it is due. */
export function TasksPanel({ gig }: { gig: Gig; details?: unknown }) {
  const [editing, setEditing] = useState<string | null>(null);
  const id = useFocusStays({ id: 'tasks' });
  const today = localDay(new Date());
  const tasks = tasksInOrder(gig.tasks);
  const done = tasks.filter(({ doneOn }) => doneOn !== null).length;
  const usual = usualTasks(gig, today);
  const hasNoneOfThem = usual.length > 0 && usual.length === usualTasks({ ...gig, tasks: [] }, today).length;
  function addUsual(): void {
    const added = usual.map((task) => ({ id: newItemId(), ...task }));
    const next = [...gig.tasks, ...added].slice(0, GIG_MOST.tasks);
    void changeWithUndo(gig.id, { tasks: next }, 'Usual tasks added');
  }
  return (
    <Panel
      id={id}
      title="Tasks"
      className="gig-tasks"
      aside={
        tasks.length > 0 && (
          <span className="num muted">
            {done} of {tasks.length} done
          </span>
        )
      }
    >
      {tasks.length === 0 ? (
        <p className="gig-tasks-none small muted">
          What's left to do for this gig. Tasks with a due date show up on the board too.
        </p>
      ) : (
        <ul className="gig-tasks-list">
          {tasks.map((task) => (
            <li key={task.id} data-item>
              {task.id === editing ? (
                <TaskForm gig={gig} task={task} onClose={() => setEditing(null)} />
              ) : (
                <TaskRow gig={gig} task={task} today={today} onEdit={() => setEditing(task.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <AddTask gig={gig} />
      {hasNoneOfThem && gig.tasks.length < GIG_MOST.tasks && (
        <div className="gig-tasks-usual">
          <Button size="sm" variant="quiet" icon={ListChecks} onClick={addUsual}>
            Add the usual tasks
          </Button>
        </div>
      )}
    </Panel>
  );
}
