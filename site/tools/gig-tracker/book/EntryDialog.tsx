import { Fragment, useId } from 'react';
import type { Venue } from '#core/gigs/book-schema.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import type { Book } from '../state/address.store.ts';
import type { Entry, Fields } from './book-calls.ts';
import type { BookField } from './book-fields.ts';
import { addressOfEntry, ENTRY_NAMES } from './book-words.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { EntryField } from './EntryField.tsx';
import { useEntryForm } from './use-entry-form.ts';
import '../parts/gig-form.css';

interface EntryDialogProps {
  book: Book;
  /** The entry that is changed; a new one without it. */
  entry?: Entry;
  /** What a new one begins with. */
  start?: Fields;
  onClose(): void;
  onSaved?(entry: Entry): void;
}

/** All fields of an entry, to add one or to change it. */
export function EntryDialog({ book, entry, start, onClose, onSaved }: EntryDialogProps) {
  const formId = useId();
  const { one } = ENTRY_NAMES[book];
  const form = useEntryForm({
    ...{ book, entry, start },
    onSaved(saved) {
      showToast({ tone: 'ok', title: entry ? `${saved.name} saved` : `${saved.name} added` });
      onClose();
      onSaved?.(saved);
    },
  });
  const { fields, values, set, errorOf, problem, isBusy, leave, same } = form;
  const close = (): void => leave(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={entry ? `Edit ${entry.name}` : `Add ${one}`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="go" busy={isBusy}>
            {entry ? 'Save' : `Add ${one}`}
          </Button>
        </>
      }
    >
      <form id={formId} className="gig-form-fields" {...form.form}>
        <ChangedElsewhere clashes={form.clashes} others={form.others} onChoose={form.choose} />
        {linesOf(fields).map((line) => (
          <Fragment key={line[0]?.name}>
            <div className={line.length > 1 ? 'gig-form-pair' : undefined}>
              {line.map((field) => (
                <EntryField
                  key={field.name}
                  field={field}
                  value={values[field.name] ?? ''}
                  error={errorOf(field.name)}
                  onChange={(value) => set(field.name, value)}
                />
              ))}
            </div>
            {same && line.some(({ name }) => name === 'name') && (
              <p className="small">
                <TrackerLink className="link" href={addressOfEntry(book, same.id)}>
                  Open {[same.name, (same as Venue).city].filter(Boolean).join(', ')}
                </TrackerLink>
              </p>
            )}
          </Fragment>
        ))}
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Short fields, two beside each other, and long ones on lines of their own. */
function linesOf(fields: readonly BookField[]): BookField[][] {
  const lines: BookField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (!field.isWide && last?.length === 1 && !last[0]?.isWide) last.push(field);
    else lines.push([field]);
  }
  return lines;
}
