import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';

// The dialog and what it stands on weigh more than this screen: they load with the first press.
const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

/** Longest title in characters. */
const LONGEST_TITLE = 120;

interface LogoHeadProps {
  logo: Generation;
  onRename: (title: string) => Promise<boolean>;
  onDelete: () => Promise<boolean>;
}

/** The title of the open logo, with what can be done to it as a whole. */
export function LogoHead({ logo, onRename, onDelete }: LogoHeadProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [asks, setAsks] = useState<'no' | 'yes' | 'deleting'>('no');
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);

  // The field that had the focus is gone: it goes back to where it came from.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) pencil.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  async function remove() {
    setAsks('deleting');
    setAsks((await onDelete()) ? 'no' : 'yes');
  }

  if (isRenaming)
    return <TitleForm title={logo.title} onRename={onRename} onClose={() => setIsRenaming(false)} />;
  return (
    <header className="logo-head">
      <h2 className="h3">{logo.title}</h2>
      <Button
        ref={pencil}
        variant="quiet"
        size="sm"
        icon={Pencil}
        iconOnly
        onClick={() => setIsRenaming(true)}
      >
        Rename
      </Button>
      <Button variant="quiet" size="sm" icon={Trash2} iconOnly onClick={() => setAsks('yes')}>
        Delete
      </Button>
      {asks !== 'no' && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            busy={asks === 'deleting'}
            onOpenChange={(open) => setAsks(open ? 'yes' : 'no')}
            title={`Delete ${logo.title}?`}
            text={`All twelve concepts and their files go for good. ${paidBack(logo.cost)}`}
            confirm="Delete logo"
            cancel="Keep it"
            onConfirm={remove}
          />
        </Suspense>
      )}
    </header>
  );
}

function paidBack(cost: number): string {
  if (cost === 0) return 'It cost no credits.';
  return `The ${creditWords(cost)} that it cost ${cost === 1 ? 'is' : 'are'} not returned.`;
}

function TitleForm({
  title,
  onRename,
  onClose,
}: Pick<LogoHeadProps, 'onRename'> & { title: string; onClose: () => void }) {
  const [text, setText] = useState(title);
  const [isSaving, setIsSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function save() {
    const next = text.trim();
    if (next === '' || isSaving) return input.current?.focus();
    if (next === title) return onClose();
    setIsSaving(true);
    const isSaved = await onRename(next);
    setIsSaving(false);
    if (isSaved) onClose();
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form
      className="logo-head"
      aria-label="Rename"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={input}
        className="input"
        aria-label="Title"
        aria-invalid={text.trim() === '' || undefined}
        value={text}
        maxLength={LONGEST_TITLE}
        // biome-ignore lint/a11y/noAutofocus: the press that opened the field asked to type in it
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={leaveOnEscape}
      />
      <Button type="submit" size="sm" icon={Check} iconOnly busy={isSaving}>
        Save title
      </Button>
      <Button variant="quiet" size="sm" icon={X} iconOnly onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
