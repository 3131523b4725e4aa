import Pencil from 'lucide-react/icons/pencil';
import { dateInYear } from '#core/day-words.ts';
import type { Gig, GigTask } from '#core/gigs/gig.ts';
import { dueInWords } from '#core/gigs/money-so-far.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { cx } from '#site/ui/cx.ts';
import { changeGig } from '../../state/save-gig.ts';

interface TaskRowProps {
  gig: Gig;
  task: GigTask;
  today: string;
  onEdit(): void;
}

/** A task with its box. */
export function TaskRow({ gig, task, today, onEdit }: TaskRowProps) {
  const { text, due, doneOn } = task;
  const isDone = doneOn !== null;
  const isLate = !isDone && due !== null && due < today;
  function check(checked: boolean): void {
    const next = { ...task, doneOn: checked ? today : null };
    const tasks = gig.tasks.map((one) => (one.id === task.id ? next : one));
    void changeGig(gig.id, { tasks });
  }
  return (
    <div className={cx('gig-task', isDone && 'done')}>
      <Checkbox label={<span className="gig-task-text">{text}</span>} checked={isDone} onChange={check} />
      {isDone ? (
        <span className="gig-task-due num">{dateInYear(doneOn, today)}</span>
      ) : (
        due !== null && (
          <span className={cx('gig-task-due num', isLate && 'late')}>{whenWords(due, today)}</span>
        )
      )}
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: Pencil, iconOnly: true }}
        data-item-control
        onClick={onEdit}
      >
        {`Edit: ${text}`}
      </Button>
    </div>
  );
}

/** `Today`, `Tomorrow`, `26 Nov`, `3 days late` */
function whenWords(due: string, today: string): string {
  if (daysBetween(today, due) > 1) return dateInYear(due, today);
  const words = dueInWords(due, today);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
