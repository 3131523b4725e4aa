import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { cutTo } from '#core/text.ts';
import { late } from '#site/lib/late.tsx';
import { capital } from '#site/lib/number-words.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Studio } from './document-studio.ts';
import './document-head.css';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

const notDone =
  (title: string) =>
  (error: unknown): void =>
    showToast({ tone: 'danger', title, text: problemOf(error) });

/** Of the choice that begins another one. */
const NEW = 'new';

interface DraftSwitchProps<Content extends { title: string }> {
  studio: Studio<Content>;
  /** Characters that a title may have. */
  longestTitle: number;
}

const COPY = ' copy';

/** The drafts of the account: which one is on the desk, and the ways to another. */
export function DraftSwitch<Content extends { title: string }>({
  studio,
  longestTitle,
}: DraftSwitchProps<Content>) {
  const { desk, facts, $drafts } = studio;
  const { noun, tool, titleOf } = facts;
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const drafts = useQuery($drafts);
  const [isAsking, setIsAsking] = useState(false);
  if (!draft) return null;
  const { id: here, content } = draft;
  const name = titleOf(content);
  const others = drafts.state === 'ready' ? drafts.data.drafts.filter(({ id }) => id !== here) : [];

  const choose = (id: string): void =>
    void (id === NEW ? studio.begin().catch(notDone(`We couldn't start a new ${noun}`)) : studio.goTo(id));

  async function copy(): Promise<void> {
    await studio.begin({
      ...(facts.copyOf?.(content) ?? content),
      title: `${cutTo(name, longestTitle - COPY.length)}${COPY}`,
    });
    if (desk.$draft.get()?.id !== here)
      showToast({ tone: 'ok', title: 'Copied', text: "You're now editing the copy." });
  }

  return (
    <>
      <span className="input-box doc-switch">
        <select
          className="input"
          aria-label={capital(tool.makes.noun)}
          name={facts.param}
          value={here}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={here}>{name}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={NEW}>New {noun}</option>
        </select>
        <ChevronDown className="i unit" aria-hidden="true" />
      </span>
      <span className="doc-ways">
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Copy, iconOnly: true }}
          onClick={() => void copy().catch(notDone('Not copied'))}
        >
          {`Copy this ${noun}`}
        </Button>
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
          onClick={() => setIsAsking(true)}
        >
          {`Delete this ${noun}`}
        </Button>
      </span>
      {isAsking && <DeleteDialog studio={studio} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface DeleteDialogProps<Content extends object> {
  studio: Studio<Content>;
  onClose: () => void;
}

function DeleteDialog<Content extends object>({ studio, onClose }: DeleteDialogProps<Content>) {
  const { noun, titleOf } = studio.facts;
  const draft = useStore(studio.desk.$draft, { ssr: 'initial' });
  const [isDeleting, setIsDeleting] = useState(false);
  if (!draft) return null;
  const title = titleOf(draft.content);

  async function remove(): Promise<void> {
    setIsDeleting(true);
    try {
      await studio.remove();
      showToast({ tone: 'ok', title: `${title} is deleted` });
    } catch (error) {
      notDone('Not deleted')(error);
    }
    onClose();
  }

  return (
    <Suspense>
      <ConfirmDialog
        danger
        open
        busy={isDeleting}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={`Delete ${title}?`}
        text={
          draft.generationId
            ? 'The draft will be deleted. Files you made from it stay in your library.'
            : "Everything you wrote in it will be deleted. This can't be undone."
        }
        confirm={`Delete ${noun}`}
        onConfirm={() => void remove()}
      />
    </Suspense>
  );
}
