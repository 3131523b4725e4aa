import { useStore } from '@nanostores/react';
import Package from 'lucide-react/icons/package';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { useProGate } from '../../shell/gate/use-pro-gate.tsx';
import { ZipOutcome } from '../../shell/ZipOutcome.tsx';
import { Failure } from './Failure.tsx';
import { KitPictures } from './KitPictures.tsx';
import { kitZip, type ZippedLogo } from './kit-zip.store.ts';
import type { KitContents } from './messages.ts';

interface KitZipProps {
  logo: ZippedLogo;
  /** What is in it; null until that is known. */
  contents: KitContents | null;
  /** What is on stage is not saved yet. */
  isUnsaved: boolean;
}

/** All files in one: what it holds, how far it is, and what became of it. */
export function KitZip({ logo, contents, isUnsaved }: KitZipProps) {
  const { count = null, lacksPixels = null } = contents ?? {};
  const make = () => void kitZip.make(logo);
  const { ask, dialog } = useProGate({
    ...{ gate: 'brand-kit', onPro: make },
    picture: contents && <KitPictures {...{ contents, spec: logo.spec }} />,
  });
  const last = useStore(kitZip.$zip);
  const zip = last?.of === kitZip.keyOf(logo) ? last : null;
  const isMaking = zip?.state === 'making';
  const what = `Brand kit, all ${count ?? ''} files`.replace('  ', ' ');
  return (
    <section className="kit-zip" aria-label="Brand kit">
      <div className="kit-zip-head">
        <div>
          <h3 className="kit-zip-title">
            {what} <Badge kind="pro" />
          </h3>
          <p className="small muted">
            One ZIP in folders, with an index, the licence card and the licences of the typefaces.
          </p>
        </div>
        <Button
          variant="go"
          icon={Package}
          busy={isMaking}
          onClick={ask}
          {...(lacksPixels !== null && { disabledReason: lacksPixels })}
          {...(count === null && { disabledReason: 'The list of files is being made' })}
        >
          Download ZIP
        </Button>
      </div>
      {isUnsaved && (
        <p className="small muted">
          The files show what is on stage. Save it first if the licence card should name your last changes.
        </p>
      )}
      <ZipOutcome
        zip={zip}
        atFirst="Asking for the licence card"
        onCancel={kitZip.drop}
        failure={(error) => <Failure gate="brand-kit" error={error} retry={make} />}
      />
      {dialog}
    </section>
  );
}
