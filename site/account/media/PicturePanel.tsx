import ImageUp from 'lucide-react/icons/image-up';
import UserRound from 'lucide-react/icons/user-round';
import { type DragEvent, Suspense, useRef, useState } from 'react';
import { MEDIA_TYPES } from '#core/media.ts';
import type { Profile } from '#core/profile.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Problem } from '../../lib/Problem.tsx';
import { latePart } from '../late-part.tsx';
import { LeavePicture } from './LeavePicture.tsx';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { usePastedPicture } from './use-pasted-picture.ts';
import './picture.css';

// What cuts pictures weighs more than this panel: it loads with the first picture.
const CropDialog = latePart(async () => (await import('./CropDialog.tsx')).CropDialog);

/** The picture that stands for the account everywhere: chosen, dropped or pasted, then cut. */
export function PicturePanel({ profile, isShown }: { profile: Profile; isShown: boolean }) {
  const [open, setOpen] = useState<OpenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(null);
    const picture = await openPicture(file);
    if ('refusal' in picture) setProblem(picture.refusal);
    else setOpen(picture);
  }

  function close(): void {
    if (open) URL.revokeObjectURL(open.url);
    setOpen(null);
  }

  usePastedPicture(isShown && open === null, (file) => void take(file));

  const drop = {
    onDragOver(event: DragEvent): void {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setIsOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };

  return (
    <Panel title="Picture" id="picture">
      <div className="picture-part" data-over={isOver || undefined} {...drop}>
        <Worn url={profile.pictureUrl} />
        <div className="picture-words">
          <p className="muted">{standing(profile)} Drop or paste one here, or choose it.</p>
          <Problem text={problem} />
          <div className="data-ways">
            <Button icon={ImageUp} onClick={() => input.current?.click()}>
              Choose a picture
            </Button>
            {profile.pictureId !== null && <LeavePicture profile={profile} />}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Picture"
          accept={`${MEDIA_TYPES.join()},image/*`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {open && (
        <Suspense>
          <CropDialog picture={open} profile={profile} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}

function standing({ pictureId, pictureUrl }: Profile): string {
  if (pictureId !== null) return 'This one stands for you everywhere.';
  return pictureUrl === null ? 'You have no picture yet.' : 'Your logo stands in for a picture.';
}

function Worn({ url }: { url: string | null }) {
  return (
    <span className="picture-worn">
      {url === null ? (
        <UserRound className="i" aria-hidden="true" />
      ) : (
        <img src={url} alt="What stands for you now" width={128} height={128} />
      )}
    </span>
  );
}
