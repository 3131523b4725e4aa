import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { count } from '#core/count-words.ts';
import { csvText } from '#core/gigs/export-csv.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { Field } from '#site/ui/Field.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { type ChosenFile, FILE_LIMIT } from './use-chosen-file.ts';

const TAKEN = '.csv,.tsv,.txt,.ics,text/csv,text/tab-separated-values,text/plain,text/calendar';

const PASTED = 'Pasted cells';

/** A table with the headers that are known, and two gigs. */
const EXAMPLE = csvText([
  ['Date', 'Start', 'End', 'Title', 'Venue', 'City', 'Client', 'Fee', 'Currency', 'Status', 'Notes'],
  [
    ...['2026-12-12', '23:00', '02:00', 'Halle 14', 'Halle 14', 'Berlin', 'Nachtwerk', '950.00', 'EUR'],
    ...['Confirmed', 'Load-in from 20:00'],
  ],
  ['2027-06-12', '18:00', '01:00', 'Wedding', 'Gut Sonnenhof', 'Cologne', '', '1400.00', 'EUR', 'Lead', ''],
]);

/** Where a file comes from: chosen, dropped, or its cells pasted. */
export function ChooseFile({ file }: { file: ChosenFile }) {
  const { source, problem, isOpening, open } = file;
  const [isOver, setOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (one: File | undefined) => one && open(one.name, one);
  useEffect(() => {
    if (!source) return;
    setIsPasting(false);
    // What was pressed goes with the form.
    if (source.name === PASTED) name.current?.focus();
  }, [source]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [one] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (one) take(one);
    else if (text.trim()) open('Dropped text', text);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={cx('panel transfer-choose', !source && 'is-first', isOver && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      <div className="transfer-choose-words" role="status">
        {source ? (
          <>
            <p ref={name} tabIndex={-1} className="transfer-name">
              {source.name}
            </p>
            <p className="small muted">
              {source.kind === 'table'
                ? `Table with ${count(source.rows, 'row')} and ${count(source.header.length, 'column')}`
                : 'Calendar file'}
            </p>
          </>
        ) : (
          <>
            <p className="transfer-name">Choose a file, or drop it here</p>
            <p className="small muted">
              CSV from Excel, Google Sheets or Numbers, or a calendar file (.ics). Up to {FILE_LIMIT}.
            </p>
            <p className="small muted">
              Columns such as Date, Start, End, Venue, City, Fee and Status are found by their names. Only the
              date is needed.
            </p>
          </>
        )}
      </div>
      <div className="transfer-acts">
        <Button
          variant={source ? 'default' : 'go'}
          icon={Upload}
          busy={isOpening}
          onClick={() => input.current?.click()}
        >
          {source ? 'Choose another file' : 'Choose file'}
        </Button>
        <Button icon={ClipboardPaste} aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          Paste cells
        </Button>
        {!source && (
          <Button
            variant="quiet"
            icon={Download}
            onClick={() => saveFile(new Blob([EXAMPLE], { type: 'text/csv' }), 'deckhand-example.csv')}
          >
            Download an example
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File with gigs"
        accept={TAKEN}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {isPasting && <PasteCells isOpening={isOpening} onPaste={(text) => open(PASTED, text)} />}
      {isOpening && <Progress label="Opening the file" value={null} />}
      <div role="alert">{problem !== null && <p className="err">{problem}</p>}</div>
    </div>
  );
}

function PasteCells({ isOpening, onPaste }: { isOpening: boolean; onPaste(text: string): void }) {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
  }, []);
  return (
    <form
      className="transfer-paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onPaste(text);
        else area.current?.focus();
      }}
    >
      <Field label="Cells" hint="Copy the rows in your spreadsheet, with the header if there is one.">
        <TextArea
          ref={area}
          name="cells"
          className="num"
          spellCheck={false}
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" busy={isOpening}>
        Read cells
      </Button>
    </form>
  );
}
