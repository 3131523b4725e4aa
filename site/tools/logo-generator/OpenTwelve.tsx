import { Suspense, useState } from 'react';
import { dateLabel } from '#core/library.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { draftOf } from './brief/read-draft.ts';
import { ConceptGrid } from './ConceptGrid.tsx';
import { ConceptTools } from './ConceptTools.tsx';
import { deleteLogo, renameLogo } from './edit-logo.ts';
import { LogoHead } from './LogoHead.tsx';
import type { OpenLogo } from './use-open-logo.ts';

const CompareDialog = late(async () => (await import('./compare/CompareDialog.tsx')).CompareDialog);
const VersionsDialog = late(async () => (await import('./editor/VersionsDialog.tsx')).VersionsDialog);

/** The twelve of the open logo, and what can be done with them. */
export function OpenTwelve({ open, onPress }: { open: OpenLogo; onPress: () => void }) {
  const { logo, concepts } = open;
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const [dialog, setDialog] = useState<'compare' | 'versions' | null>(null);
  const shown = onlyFavourites ? concepts.filter(({ isFavourite }) => isFavourite) : concepts;
  return (
    <>
      <div className="studio-head">
        <LogoHead
          key={logo.id}
          logo={logo}
          onRename={(title) => renameLogo(logo, title)}
          onDelete={() => deleteLogo(logo)}
        />
        <span className="studio-fact num">
          {dateLabel(logo.createdAt, new Date())}, seed {draftOf(logo.input).seed}
        </span>
      </div>
      <ConceptTools
        open={open}
        onlyFavourites={onlyFavourites}
        onFilter={setOnlyFavourites}
        onCompare={() => setDialog('compare')}
        onVersions={() => setDialog('versions')}
      />
      {shown.length > 0 ? (
        <ConceptGrid open={open} shown={shown} onPress={onPress} onCompare={() => setDialog('compare')} />
      ) : (
        <EmptyState
          title="No favourites yet"
          text="Press the star on a concept, or F while it is selected."
          action={
            <Button size="sm" onClick={() => setOnlyFavourites(false)}>
              Show all twelve
            </Button>
          }
        />
      )}
      <Suspense>
        {dialog === 'compare' && <CompareDialog open={open} onClose={() => setDialog(null)} />}
        {dialog === 'versions' && <VersionsDialog open={open} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
