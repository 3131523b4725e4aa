import { type FormEvent, useId, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { SavedView } from './saved-views.ts';

/** As the settings have it. */
const LONGEST = 40;

interface ViewNameDialogProps {
  /** One without a name is new. */
  view: SavedView;
  onName: (view: SavedView) => void;
  onClose: () => void;
}

/** Asks what a view of the list is called. */
export function ViewNameDialog({ view, onName, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') setProblem('Name the view');
    else onName({ ...view, name: name.trim() });
  }
  return (
    <Dialog
      open
      size="sm"
      title={view.name === '' ? 'Save view' : 'Rename view'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Name" hint="Keeps the filters, the search and the order." error={problem}>
          <TextInput
            value={name}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
