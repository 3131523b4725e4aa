import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { LONGEST_TITLE } from '#core/generation.ts';
import { Button } from '#site/ui/Button.tsx';

interface TitleFormProps {
  title: string;
  /** Whether the title was saved. */
  onRename: (title: string) => Promise<boolean>;
  onClose: () => void;
}

/** A title in its place as a field: Enter saves, Escape leaves it as it was. */
export function TitleForm({ title, onRename, onClose }: TitleFormProps) {
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

  return (
    <form
      className="drop-title-form"
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
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
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
