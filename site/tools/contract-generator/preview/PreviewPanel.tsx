import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { brandingOf } from '#core/branding.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { PagesPanel } from '../../shell/document/preview/PagesPanel.tsx';
import { $somebody } from '../../shell/document/preview/somebody.store.ts';
import { showField } from '../check/show-field.ts';
import { $openClause } from '../clauses/open-clause.store.ts';
import { $printedOwn, useNumbered, usePresentable } from '../studio.ts';
import { contractPreview } from './preview.store.ts';

const { $preview, draw } = contractPreview;

/** After the last key, in milliseconds. */
const CALM_MS = 250;

/** Draws the contract on the desk a moment after each change. */
function useDrawn() {
  const contract = usePresentable();
  const brandKit = useQuery($brandKit);
  const isThere = useStore($somebody, { ssr: 'initial' });
  const isReady = isThere && brandKit.state !== 'waiting';
  const worn = brandKit.state === 'ready' ? brandKit.data.kit : null;
  useEffect(() => {
    if (!isReady) return;
    const branding = brandingOf(contract.look.usesBrandKit ? worn : null);
    const drawContract = () => draw({ contract, branding, at: new Date().toISOString() });
    const timer = setTimeout(drawContract, $preview.get().pages ? CALM_MS : 0);
    return () => clearTimeout(timer);
  }, [contract, worn, isReady]);
  return useStore($preview, { ssr: 'initial' });
}

/** The contract page by page, as it will be printed. It turns to the clause that is opened. */
export function PreviewPanel() {
  const { pages, problem, isDrawing } = useDrawn();
  const openClause = useStore($openClause, { ssr: 'initial' });
  const { clauses } = useNumbered();
  const places = useStore($printedOwn, { ssr: 'initial' });
  const own = openClause?.startsWith('own-') ? places.indexOf(Number(openClause.slice(4))) : null;
  const at =
    own === null
      ? clauses.findIndex(({ id }) => id !== null && id === openClause)
      : own < 0
        ? -1
        : clauses.findIndex(({ id }) => id === null) + own;
  const turnTo = openClause === null ? null : (pages?.clausePages[at] ?? null);
  return <PagesPanel {...{ pages: pages?.pages ?? [], problem, isDrawing, turnTo }} onShow={showField} />;
}
