import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { count } from '#core/count-words.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { type fileReader, WHEN_BROKEN } from './file-reader.ts';
import type { RefusedLine } from './messages.ts';

/** Lines that are drawn before somebody asks for all. */
const FIRST = 50;

interface RefusedPanelProps {
  refused: readonly RefusedLine[];
  title?: string;
  isCalendar: boolean;
  reader: ReturnType<typeof fileReader>;
}

/** What can't be imported, each with why, and as a file to be fixed. */
export function RefusedPanel({
  refused,
  title = "Can't be imported",
  isCalendar,
  reader,
}: RefusedPanelProps) {
  const [isAll, setIsAll] = useState(false);
  if (refused.length === 0) return null;
  const what = isCalendar ? 'event' : 'row';
  const rows = new Set(refused.map(({ row }) => row)).size;
  async function download(): Promise<void> {
    try {
      const text = await reader.ask({ task: 'report', refused: [...refused] });
      saveFile(new Blob([text], { type: 'text/csv' }), 'deckhand-not-imported.csv');
    } catch {
      showToast({ tone: 'danger', title: 'Not downloaded', text: WHEN_BROKEN });
    }
  }
  return (
    <Panel
      title={`${title}: ${count(rows, what)}`}
      aside={
        <Button size="sm" variant="quiet" icon={Download} onClick={() => void download()}>
          Download
        </Button>
      }
    >
      <ul className="transfer-refused" aria-label={`${title}: ${count(rows, what)}`}>
        {(isAll ? refused : refused.slice(0, FIRST)).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may be refused for several reasons
          <li key={at}>
            <span className="num transfer-line">
              {isCalendar ? 'Event' : 'Row'} {one.line}
            </span>
            <span>
              {one.column && one.column !== 'Event' && one.column !== 'Row' && <b>{one.column}: </b>}
              {one.value && <q className="transfer-value">{one.value}</q>}
              <span>{one.reason}</span>
            </span>
          </li>
        ))}
      </ul>
      {refused.length > FIRST && !isAll && (
        <div className="transfer-more">
          <Button onClick={() => setIsAll(true)}>Show all {refused.length.toLocaleString('en')}</Button>
        </div>
      )}
      <p className="small muted transfer-pad">
        {isCalendar
          ? 'Download these events, give each a date, and import them as a table.'
          : 'Download these rows, fix them in your spreadsheet, and import that file. The last column says why.'}
      </p>
    </Panel>
  );
}
