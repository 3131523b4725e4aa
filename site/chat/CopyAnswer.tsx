import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '#site/lib/copy-text.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';

export function CopyAnswer({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied(true);
    else showToast({ tone: 'danger', title: 'Not copied', text: 'The browser keeps the clipboard closed.' });
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={isCopied ? Check : Copy}
      iconOnly
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy answer'}
    </Button>
  );
}
