import { useStore } from '@nanostores/react';
import ImageUp from 'lucide-react/icons/image-up';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { desk } from '../studio.ts';
import { uploads } from './photo-uploads.ts';
import { STEP_SHARES, type Upload } from './uploads.store.ts';

const STEP_WORDS = { waiting: 'Waiting', resizing: 'Making sizes', sending: 'Sending' } as const;

/** Where photos come in: dropped, pasted anywhere on the screen, or chosen. */
export function PhotoDrop() {
  const here = useStore(desk.$draft, { ssr: 'initial' })?.id;
  const list = useStore(uploads.$uploads, { ssr: 'initial' }).filter(({ kitId }) => kitId === here);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      uploads.add(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  };

  return (
    <div className="photo-in">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="photo-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <ImageUp className="i" aria-hidden="true" />
        <span>
          <b>Drop or paste photos</b>
          <em className="muted">Up to 50 MB each. Place and camera are removed.</em>
        </span>
        <Button size="sm" onClick={() => input.current?.click()}>
          Choose
        </Button>
        <input
          ref={input}
          className="sr"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          tabIndex={-1}
          aria-label="Choose photos"
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {list.length > 0 && (
        <ul className="photo-uploads" aria-label="Photos on their way">
          {list.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { key, name, step, reason, canRetry } = upload;
  return (
    <li className="photo-upload">
      <span className="photo-upload-name">{name}</span>
      {step === 'failed' ? (
        <span className="small danger" role="alert">
          {reason}
        </span>
      ) : (
        <span className="photo-upload-step small muted">
          {STEP_WORDS[step]}
          <Progress value={STEP_SHARES[step]} max={3} label={`${name}: ${STEP_WORDS[step]}`} />
        </span>
      )}
      <span className="photo-upload-ways">
        {step === 'failed' && canRetry && (
          <Button size="sm" icon={RefreshCw} onClick={() => uploads.retry(key)}>
            Retry
          </Button>
        )}
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: X, iconOnly: true }}
          onClick={() => uploads.dismiss(key)}
        >
          {step === 'failed' ? `Dismiss ${name}` : `Cancel ${name}`}
        </Button>
      </span>
    </li>
  );
}
