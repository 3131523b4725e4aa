import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { ConceptPicture } from './ConceptPicture.tsx';
import { FilesOfConcept } from './FilesOfConcept.tsx';
import type { OpenLogo } from './use-open-logo.ts';
import { useStoredSvg } from './use-stored-svg.ts';
import { VersionPads } from './VersionPads.tsx';
import { pictureOf, type Version, versionOf } from './versions.ts';

interface ConceptPaneProps {
  open: OpenLogo;
  /** The button that keeps it. */
  children: ReactNode;
}

/** The selected concept at work size: its versions, its small sizes, its files. */
export function ConceptPane({ open, children }: ConceptPaneProps) {
  const { selected, kept } = open;
  const artist = selected.spec.name;
  const [version, setVersion] = useState<Version>('full');
  const stored = useStoredSvg(selected.file.url);
  const svg = stored.state === 'ready' ? stored.svg : null;
  return (
    <Panel
      title={`${selected.number} · ${selected.label}`}
      className="pane"
      aside={
        <span className="pane-steps">
          {selected.id === kept && <StateLabel state="ok">Kept</StateLabel>}
          <Step open={open} by={-1} />
          <Step open={open} by={1} />
        </span>
      }
    >
      <div className="stage" data-version={version} data-testid="stage">
        <ConceptPicture
          url={version === 'full' || svg === null ? selected.file.url : pictureOf(versionOf(svg, version))}
          instead={svg && pictureOf(svg)}
          alt={`${artist}, ${selected.label}`}
        />
      </div>
      <VersionPads svg={svg} value={version} onChange={setVersion} />
      <FilesOfConcept concept={selected} artist={artist} version={version} stored={stored} />
      <footer className="keep">{children}</footer>
    </Panel>
  );
}

/** To the concept before or after, round and round. */
function Step({ open, by }: { open: OpenLogo; by: 1 | -1 }) {
  const { concepts, selected, select } = open;
  const to = concepts.at((concepts.indexOf(selected) + by) % concepts.length);
  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      icon={by === 1 ? ChevronRight : ChevronLeft}
      onClick={() => to && select(to.id)}
    >
      {by === 1 ? 'Next concept' : 'Previous concept'}
    </Button>
  );
}
