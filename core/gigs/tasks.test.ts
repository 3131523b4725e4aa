import { expect, it } from 'vitest';
import type { GigTask } from './gig.ts';
import { tasksInOrder, usualTasks } from './tasks.ts';

const task = (id: string, due: string | null, doneOn: string | null = null): GigTask => ({
  ...{ id, text: id, due, doneOn },
});

it('the usual tasks are due before the night, and the invoice after it', () => {
  expect(usualTasks({ night: '2026-11-28', tasks: [] }, '2026-10-01')).toEqual([
    { text: 'Send the rider', due: '2026-11-07', doneOn: null },
    { text: 'Book travel', due: '2026-11-07', doneOn: null },
    { text: 'Book the hotel', due: '2026-11-07', doneOn: null },
    { text: 'Confirm the times', due: '2026-11-14', doneOn: null },
    { text: 'Send the door list', due: '2026-11-26', doneOn: null },
    { text: 'Send the invoice', due: '2026-11-29', doneOn: null },
  ]);
});

it('none of them is added twice, or begins late', () => {
  const tasks = [{ ...task('a', null), text: ' send the RIDER ' }];
  const added = usualTasks({ night: '2026-11-28', tasks }, '2026-11-27');
  expect(added.map(({ text }) => text)).not.toContain('Send the rider');
  expect(added.map(({ due }) => due)).toEqual([...Array(4).fill('2026-11-27'), '2026-11-29']);
});

it('once the night is over, only the invoice is left', () => {
  const tasks = usualTasks({ night: '2026-11-28', tasks: [] }, '2026-12-02');
  expect(tasks).toEqual([{ text: 'Send the invoice', due: '2026-12-02', doneOn: null }]);
});

it('open tasks come first, by when they are due; then what was done last', () => {
  const tasks = [
    ...[task('done', '2026-01-01', '2026-11-02'), task('someday', null), task('later', '2026-11-09')],
    ...[task('done last', null, '2026-11-05'), task('soon', '2026-11-03')],
  ];
  expect(tasksInOrder(tasks).map(({ id }) => id)).toEqual(['soon', 'later', 'someday', 'done last', 'done']);
});
