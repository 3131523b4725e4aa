import Bookmark from 'lucide-react/icons/bookmark';
import Package from 'lucide-react/icons/package';
import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { keepConcept } from '../edit-logo.ts';
import { likeConcept } from '../studio.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import type { Look } from './colour-way-words.ts';
import { MyLogoButton } from './MyLogoButton.tsx';
import { QuickFiles } from './QuickFiles.tsx';
import './pane-foot.css';

const FilesDialog = late(async () => (await import('../kit/FilesDialog.tsx')).FilesDialog);

interface PaneFootProps {
  open: OpenLogo;
  look: Look;
  isNext: boolean;
}

/** Where a concept goes from here: onto the account, into files, into the library, on to more like it. */
export function PaneFoot({ open, look, isNext }: PaneFootProps) {
  const { logo, selected, kept } = open;
  const [showsFiles, setShowsFiles] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
  const isKept = selected.id === kept;

  async function keep() {
    setIsKeeping(true);
    await keepConcept(logo, selected.id);
    setIsKeeping(false);
  }

  return (
    <footer className="pane-foot">
      <div className="foot-first">
        <MyLogoButton open={open} isNext={isNext} />
        <Button icon={Package} onClick={() => setShowsFiles(true)}>
          Files
        </Button>
      </div>
      <p className="micro muted">
        It dresses your brand kit and your account's picture. Press kit, documents and covers take it from
        there.
      </p>
      <div className="foot-more">
        <Button
          size="sm"
          icon={Bookmark}
          busy={isKeeping}
          onClick={keep}
          data-testid="keep"
          {...(isKept && { disabledReason: `Stands for ${logo.title} in your library` })}
        >
          {isKept ? 'Kept' : 'Keep this one'}
        </Button>
        <Button
          size="sm"
          icon={Sparkles}
          onClick={() => likeConcept(selected.spec, { number: selected.number, label: selected.label })}
        >
          More like this
        </Button>
        <QuickFiles concept={selected} look={look} />
      </div>
      {showsFiles && (
        <Suspense>
          <FilesDialog
            open
            onOpenChange={setShowsFiles}
            spec={selected.spec}
            conceptId={selected.id}
            logo={logo}
            artist={selected.spec.name}
          />
        </Suspense>
      )}
    </footer>
  );
}
