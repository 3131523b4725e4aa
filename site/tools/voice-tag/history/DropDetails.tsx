import AudioLines from 'lucide-react/icons/audio-lines';
import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { libraryLink } from '#core/library.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { creditWords, priceWords } from '#site/lib/credit-words.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { COST, TOOL } from '../studio.ts';
import { type DropFacts, measuredFacts } from './drop-facts.ts';
import { deleteDrop, duplicateDrop } from './drops.ts';
import { RenderAgain } from './RenderAgain.tsx';

interface DropDetailsProps {
  drop: Generation;
  facts: DropFacts;
  onClose: () => void;
}

/** What an opened row says and can do: the words, what was measured, and every way on. */
export function DropDetails({ drop, facts, onClose }: DropDetailsProps) {
  const credits = useQuery($credits);
  const [asks, setAsks] = useState<'delete' | 'deleting' | 'again' | null>(null);
  const [isCopying, setIsCopying] = useState(false);
  const { input } = facts;

  return (
    <div className="drop-details">
      {input && input.script !== drop.title && <p className="drop-script">{input.script}</p>}
      <dl className="drop-measures">
        {measuredFacts(facts).map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="drop-ways">
        <Button size="sm" icon={AudioLines} href={libraryLink({ type: TOOL, id: drop.id })}>
          Open in the studio
        </Button>
        {input && (
          <Button size="sm" icon={RefreshCw} onClick={() => setAsks('again')}>
            Render again
            <span className="num muted">
              {priceWords(COST, credits.state === 'ready' ? credits.data : null)}
            </span>
          </Button>
        )}
        <Button
          size="sm"
          icon={Copy}
          busy={isCopying}
          onClick={async () => {
            setIsCopying(true);
            await duplicateDrop(drop);
            setIsCopying(false);
          }}
        >
          Duplicate
        </Button>
        <Button size="sm" variant="danger" icon={Trash2} onClick={() => setAsks('delete')}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'delete' || asks === 'deleting'}
        danger
        busy={asks === 'deleting'}
        onOpenChange={(open) => setAsks(open ? 'delete' : null)}
        title={`Delete ${drop.title}?`}
        text={`The drop and its files go for good. ${paidBack(drop.cost)}`}
        confirm="Delete drop"
        cancel="Keep it"
        onConfirm={async () => {
          setAsks('deleting');
          if (!(await deleteDrop(drop, onClose))) setAsks('delete');
        }}
      />
      {asks === 'again' && input && <RenderAgain input={input} onClose={() => setAsks(null)} />}
    </div>
  );
}

function paidBack(cost: number): string {
  if (cost === 0) return 'It cost no credits.';
  return `The ${creditWords(cost)} that it cost ${cost === 1 ? 'is' : 'are'} not returned.`;
}
