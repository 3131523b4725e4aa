import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { errorOf } from '#site/lib/api.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { failureOf } from './failure-of.ts';

interface StoredFileProps {
  url: string;
  /** What it is saved as: the server knows it by another name. */
  name: string;
  title: string;
}

/** A stored file, saved under a name that says what is in it. */
export function StoredFile({ url, name, title }: StoredFileProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const reply = await fetch(url, { credentials: 'include' });
      if (!reply.ok) throw await errorOf(reply);
      saveFile(await reply.blob(), name);
    } catch (error) {
      const { reason } = failureOf(error, location.pathname + location.search);
      showToast({ tone: 'danger', title: `${title} not saved`, text: reason });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="sm" iconOnly icon={Download} busy={isBusy} onClick={() => void save()}>
      {`Download ${title}`}
    </Button>
  );
}
