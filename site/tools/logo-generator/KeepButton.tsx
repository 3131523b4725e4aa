import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';

interface KeepButtonProps {
  isKept: boolean;
  /** Amber: the one next thing of the screen. */
  isNext: boolean;
  title: string;
  onKeep: () => Promise<unknown>;
}

/** Makes the concept on stage the one that stands for the logo. */
export function KeepButton({ isKept, isNext, title, onKeep }: KeepButtonProps) {
  const [isSaving, setIsSaving] = useState(false);

  async function keep() {
    setIsSaving(true);
    await onKeep();
    setIsSaving(false);
  }

  return (
    <>
      <Button
        full
        icon={Bookmark}
        variant={isNext && !isKept ? 'go' : 'default'}
        busy={isSaving}
        onClick={keep}
        data-testid="keep"
        {...(isKept && { disabledReason: 'This one is kept already' })}
      >
        {isKept ? 'Kept' : 'Keep this one'}
      </Button>
      <p className="micro muted">
        {isKept
          ? `Stands for ${title} in your library.`
          : `It will stand for ${title} in your library. All twelve stay.`}
      </p>
    </>
  );
}
