import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import { Suspense, useState } from 'react';
import { fileUrl } from '#core/generation.ts';
import { bytesWords } from '#core/size-words.ts';
import type { PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { KIT_FILES } from '#core/tools/press-kit/tool.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { form } from '../sections/use-kit.ts';
import { made, studio } from '../studio.ts';
import './files.css';

const KitZipRow = late(async () => (await import('../zip/KitZipRow.tsx')).KitZipRow);
const VersionsDialog = late(
  async () => (await import('../../shell/document/VersionsDialog.tsx')).VersionsDialog,
);

const NAMES: Record<string, string> = {
  [KIT_FILES.whole]: 'Press kit',
  [KIT_FILES.onePage]: 'On one page',
  [KIT_FILES.bios]: 'Bios',
};
const WORDS: Record<string, string> = {
  [KIT_FILES.whole]: 'PDF to print or to send',
  [KIT_FILES.onePage]: 'PDF, the first page alone',
  [KIT_FILES.bios]: 'Text to paste',
};

/** What making the kit brings, and once it is made, the files. */
export function FilesPanel() {
  const opened = useStore(made.$opened, { ssr: 'initial' });
  const isCurrent = useStore(form.$isCurrent, { ssr: 'initial' });
  const [isOpen, setIsOpen] = useState(false);
  const generation = opened.state === 'ready' ? opened.generation : null;
  const { pages } = (generation?.output as PressKitOutput | undefined) ?? {};
  const files = generation?.files ?? [];
  const sizeOf = (name: string) => files.find((file) => file.name === name)?.size;
  if (opened.state === 'failed')
    return (
      <Panel title="Your files">
        <ErrorState
          title="We couldn't load your files"
          reason={problemOf(opened.error)}
          onRetry={() => void made.reload()}
        />
      </Panel>
    );
  return (
    <Panel
      title={generation ? 'Your files' : 'What you get'}
      aside={
        generation && (
          <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
            {`Version ${generation.version}`}
          </Button>
        )
      }
    >
      <ul className="kit-files">
        {Object.values(KIT_FILES).map((name) => {
          const size = sizeOf(name);
          return (
            <li key={name}>
              <FileText className="i" aria-hidden="true" />
              <span>
                <b>{NAMES[name]}</b>
                <em className="muted">{WORDS[name]}</em>
              </span>
              {generation && size !== undefined ? (
                <a className="btn sm has-i" href={`${fileUrl(generation.id, name)}?download=1`} download>
                  <Download className="i" aria-hidden="true" />
                  <span>
                    {bytesWords(size)}
                    <span className="sr">, download {NAMES[name]}</span>
                  </span>
                </a>
              ) : (
                <span className="num muted small">
                  {name === KIT_FILES.whole && pages ? `${pages} pages` : ''}
                </span>
              )}
            </li>
          );
        })}
        {!generation && (
          <li>
            <Package className="i" aria-hidden="true" />
            <span>
              <b>Everything</b>
              <em className="muted">ZIP with a web page, share card, logos and photos in every crop</em>
            </span>
          </li>
        )}
      </ul>
      {generation && (
        <Suspense>
          <KitZipRow generation={generation} />
        </Suspense>
      )}
      <p className="kit-files-note small" role="status">
        {generation === null ? (
          <span className="muted">
            Changes after that are free: each update is a version that you can go back to.
          </span>
        ) : !isCurrent ? (
          <StateLabel state="waiting">You've changed the kit since. Update the files.</StateLabel>
        ) : (
          <StateLabel state="ok">They show the kit as it is now.</StateLabel>
        )}
      </p>
      {generation && isOpen && (
        <Suspense>
          <VersionsDialog {...{ studio, form, generation }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
