import { useState } from 'react';
import type { GenerationVersion } from '#core/api/generation.ts';
import { currentConcept } from '#core/tools/logo-generator/current-concept.ts';
import type { LogoEdits, LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { Button } from '#site/ui/Button.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import type { OpenLogo } from '../use-open-logo.ts';
import { restoreVersion } from './restore-version.ts';
import { VersionPicture } from './VersionPicture.tsx';
import { conceptOfVersion } from './version-concept.ts';
import './versions.css';

interface VersionsViewProps {
  open: OpenLogo;
  /** Newest first. */
  versions: readonly GenerationVersion[];
  onRestored: () => void;
}

const editsIn = (version: GenerationVersion | undefined) =>
  (version?.edits as LogoEdits | null | undefined) ?? null;

/** The versions at the left, and large the concept that the chosen one is about. */
export function VersionsView({ open, versions, onRestored }: VersionsViewProps) {
  const { concepts } = open.logo.output as LogoOutput;
  const [looked, setLooked] = useState(() => versions[0]?.version ?? 0);
  const [isRestoring, setIsRestoring] = useState(false);

  const shown = versions.map((version, index) => {
    const edits = editsIn(version);
    const id = conceptOfVersion(concepts, edits, editsIn(versions[index + 1])) ?? open.selected.id;
    const concept = concepts.find((one) => one.id === id) ?? open.selected;
    return { version, number: Number(id.slice(-2)), spec: currentConcept(concept, edits).spec };
  });
  const chosen = shown.find(({ version }) => version.version === looked) ?? shown[0];
  if (!chosen) return null;
  const isNow = chosen.version.version === open.logo.version;

  async function restore(version: GenerationVersion) {
    setIsRestoring(true);
    const isRestored = await restoreVersion(open.logo, editsIn(version) ?? {});
    setIsRestoring(false);
    if (isRestored) onRestored();
  }

  return (
    <div className="versions-view">
      <PadGroup
        aria-label="Versions, newest first"
        className="versions-list"
        columns={1}
        narrowColumns={1}
        value={String(chosen.version.version)}
        onChange={(version) => setLooked(Number(version))}
        options={shown.map(({ version, spec }) => ({
          value: String(version.version),
          title: version.text || 'As it was drawn',
          data: timeOf(version.createdAt),
          media: <VersionPicture spec={spec} width={160} />,
        }))}
      />
      <div className="version-look">
        <VersionPicture spec={chosen.spec} width={1200} alt={`Concept ${chosen.number} in this version`} />
        <p className="small">
          <b>{chosen.version.text || 'As it was drawn'}</b>
          <span className="muted num"> {timeOf(chosen.version.createdAt)}</span>
        </p>
        <p className="small muted">
          Restoring brings all twelve back as they were here, with the favourites and the kept one.
        </p>
        <Button
          busy={isRestoring}
          onClick={() => void restore(chosen.version)}
          {...(isNow && { disabledReason: 'This is how it is now' })}
        >
          Restore this version
        </Button>
      </div>
    </div>
  );
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
